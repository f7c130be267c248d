// A page that shows figures in frames may load this: each frame gets the height that it tells, and nothing else that it says counts.
{
  const home = new URL('./', (document.currentScript as HTMLScriptElement).src);
  const most = 20_000; // pixels

  addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== home.origin || typeof data !== 'object' || data === null) return;
    const { type, height } = data as Readonly<Record<string, unknown>>;
    if (type !== 'positional-encoding-height' || typeof height !== 'number' || !(height > 0 && height <= most)) return;
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.contentWindow === source && frame.src.startsWith(home.href))
        frame.style.height = `${Math.ceil(height)}px`;
  });
}
