/** The milliseconds for which the rest of the text may wait until the first figure answers. */
const patience = 2_500;

/**
 * Keeps the text behind the first figure from being laid out until that figure answers, or `patience` is over: on a slow phone the
 * layout of a whole chapter takes a second or two, in which no script runs. `data-opening` says so, and `rest-of-text.ts` lets the
 * text in. A reader who scrolls, types or follows a link has all of it at once; so has one who comes to another place than the top.
 */
export function openWithFirstFigure(): void {
  const { documentElement: root } = document;
  // The address that the browser navigated to still has a fragment of text in it, which `location` hides.
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || /[?#]/.test(location.href + visit.name)) return;
  // What needs no core has no figure to wait for.
  if (root.dataset['core'] === undefined) return;
  root.dataset['opening'] = '';
  const letAllIn = (): void => {
    delete root.dataset['opening'];
  };
  for (const type of ['scroll', 'keydown', 'click']) addEventListener(type, letAllIn, { capture: true, once: true });
  setTimeout(() => root.dataset['opening'] === '' && letAllIn(), patience);
}
