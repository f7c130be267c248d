/** The distance from the viewport at which a figure begins to load, so that readers who scroll on find it awake. */
const nearMargin = '500px';
/** The distance at which it goes to sleep again: two viewports, so that nobody scrolls to and fro over both. */
const farMargin = '200%';

/** The acts of an element when the reader comes near, and when she may have gone far. */
export interface Calls {
  readonly arrive: () => void;
  readonly leave: () => void;
}

interface Watched extends Calls {
  near: boolean;
  within: boolean;
}

const watched = new Map<Element, Watched>();

/** One observer for each margin serves the whole page. */
function observer(margin: string, tell: (state: Watched, inside: boolean) => void): IntersectionObserver {
  return new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const state = watched.get(target);
        if (!state) continue;
        tell(state, isIntersecting);
        if (!state.near && !state.within) state.leave();
      }
    },
    { rootMargin: margin },
  );
}

let observers: readonly IntersectionObserver[] | undefined;

/** Watches an element until it is forgotten. */
export function watch(element: Element, calls: Calls): void {
  observers ??= [
    observer(nearMargin, (state, inside) => {
      state.near = inside;
      if (inside) state.arrive();
    }),
    observer(farMargin, (state, inside) => (state.within = inside)),
  ];
  watched.set(element, { ...calls, near: false, within: false });
  for (const each of observers) each.observe(element);
}

/** In a low window the nearer margin is the wider one: far is who is outside of both. */
export function isFar(element: Element): boolean {
  const state = watched.get(element);
  return state !== undefined && !state.near && !state.within;
}

/** Forgets an element that left the page. */
export function forget(element: Element): void {
  for (const each of observers ?? []) each.unobserve(element);
  watched.delete(element);
}

// Paper has no viewport.
addEventListener('beforeprint', () => watched.forEach(({ arrive }) => arrive()));
addEventListener('afterprint', () => {
  for (const [element, { leave }] of watched) if (isFar(element)) leave();
});
