/** As much of a ResizeObserver as is used here. */
export type SizeObserver = Pick<ResizeObserver, 'observe' | 'disconnect' | 'unobserve'>;
export type SizeEntry = Pick<ResizeObserverEntry, 'target'> & { readonly contentRect: { readonly width: number } };

/** A ResizeObserver, or for a browser without one an observer that looks when the window is resized. */
export function sizeObserver(tell: (entries: readonly SizeEntry[]) => void): SizeObserver {
  if (typeof ResizeObserver === 'function') return new ResizeObserver(tell);
  const watched = new Set<Element>();
  const look = (): void => {
    if (watched.size > 0) tell([...watched].map((target) => ({ target, contentRect: { width: target.clientWidth } })));
  };
  return {
    observe: (target) => {
      watched.add(target);
      addEventListener('resize', look);
      requestAnimationFrame(look);
    },
    unobserve: (target) => void watched.delete(target),
    disconnect: () => {
      watched.clear();
      removeEventListener('resize', look);
    },
  };
}
