/** As much of an IntersectionObserver as is used here. */
export type NearObserver = Pick<IntersectionObserver, 'observe' | 'unobserve' | 'disconnect'>;
export type NearEntry = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;

/** For what is worked on before it can be seen: so far from the viewport it is near. */
export const nearby: IntersectionObserverInit = { rootMargin: '200px' };

/** An IntersectionObserver, or for a browser without one an observer that finds everything near at once. */
export function nearObserver(
  tell: (entries: readonly NearEntry[]) => void,
  options?: IntersectionObserverInit,
): NearObserver {
  if (typeof IntersectionObserver === 'function') return new IntersectionObserver(tell, options);
  const watched = new Set<Element>();
  return {
    observe: (target) => {
      watched.add(target);
      queueMicrotask(() => watched.has(target) && tell([{ target, isIntersecting: true }]));
    },
    unobserve: (target) => void watched.delete(target),
    disconnect: () => watched.clear(),
  };
}
