/** The distance from the viewport, in px, at which a figure begins to load, so that readers who scroll on find it there. */
const nearMargin = 500;

/** Whether an element is as near now; one without a size is where its place is. */
function isNear(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const [height, width] = [innerHeight + nearMargin, innerWidth + nearMargin];
  return bottom >= -nearMargin && top <= height && right >= -nearMargin && left <= width && element.checkVisibility();
}

/**
 * Calls the function of each tag when the first element of that name comes near the viewport, be it there already or
 * added later. What fails is told on the console, and tried again when the next one comes near.
 *
 * @param loads - By tag.
 * @returns When all that are near now are loaded. It rejects as the first of them does.
 */
export async function loadWhenNear(loads: ReadonlyMap<string, () => Promise<void>>): Promise<void> {
  const waiting = new Map(loads);
  const coming = new Set<string>();
  const selector = (): string => [...waiting.keys()].join();

  const bring = async (tag: string): Promise<void> => {
    const load = waiting.get(tag);
    if (!load || coming.has(tag)) return;
    coming.add(tag);
    try {
      await load();
      waiting.delete(tag);
      if (waiting.size === 0) end();
    } finally {
      coming.delete(tag);
    }
  };

  const watcher = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!waiting.has(target.localName)) watcher.unobserve(target);
        else if (isIntersecting)
          bring(target.localName).catch((error: unknown) =>
            console.error(`<${target.localName}> cannot be shown.`, error),
          );
      }
    },
    { rootMargin: `${nearMargin}px` },
  );
  const watchAllIn = (parent: Document | Element): void => {
    if (waiting.size > 0) for (const element of parent.querySelectorAll(selector())) watcher.observe(element);
  };
  const additions = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (waiting.has(node.localName)) watcher.observe(node);
        watchAllIn(node);
      }
  });
  function end(): void {
    watcher.disconnect();
    additions.disconnect();
  }

  if (waiting.size === 0) return;
  additions.observe(document, { childList: true, subtree: true });
  const near = [...document.querySelectorAll(selector())].filter(isNear);
  const now = [...new Set(near.map(({ localName }) => localName))].map(bring);
  watchAllIn(document);
  await Promise.all(now);
}
