/** Calls back once, when one of the elements comes within a distance of the window. */
export function whenNear(elements: Iterable<Element>, rootMargin: string, arrive: () => void): void {
  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      near.disconnect();
      arrive();
    },
    { rootMargin },
  );
  for (const element of elements) near.observe(element);
}
