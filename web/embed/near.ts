/** How far outside of the viewport a figure begins to load, so that who scrolls on finds it awake. */
const margin = '500px';

const calls = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls `arrive` once, when the element comes near the viewport. One observer serves the whole page. */
export function whenNear(element: Element, arrive: () => void): void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        calls.get(target)?.();
      }
    },
    { rootMargin: margin },
  );
  calls.set(element, arrive);
  observer.observe(element);
}

/** Forgets an element that left the page. */
export function forget(element: Element): void {
  observer?.unobserve(element);
  calls.delete(element);
}
