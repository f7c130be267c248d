// A page that shows figures in frames may load this: each frame gets the height that it tells, what its reader does is an
// event of the frame, and nothing else that it says counts.
{
  const home = new URL('./', (document.currentScript as HTMLScriptElement).src);
  const max = 20_000; // pixels
  const eventName = /^[a-z]+-(?:[a-z]+ed|drawn)$/; // those of figures, and no `click` of the page's own

  /** The frame of ours that speaks. One whose sandbox gives it no origin is known by its window alone: it says "null". */
  const speaker = ({ origin, source }: MessageEvent): HTMLIFrameElement | undefined =>
    [...document.querySelectorAll('iframe')].find(
      ({ contentWindow, sandbox, src }) =>
        contentWindow === source &&
        src.startsWith(home.href) &&
        origin === (sandbox.length > 0 && !sandbox.contains('allow-same-origin') ? 'null' : home.origin),
    );

  addEventListener('message', (event: MessageEvent<unknown>) => {
    const { data } = event;
    if (typeof data !== 'object' || data === null) return;
    const { type, height, name, detail } = data as Readonly<Record<string, unknown>>;
    if (type === 'positional-encoding-height' && typeof height === 'number' && height > 0 && height <= max) {
      const frame = speaker(event);
      if (frame) frame.style.height = `${Math.ceil(height)}px`;
    } else if (type === 'positional-encoding-event' && typeof name === 'string' && eventName.test(name))
      speaker(event)?.dispatchEvent(new CustomEvent(name, { detail, bubbles: true }));
  });
}
