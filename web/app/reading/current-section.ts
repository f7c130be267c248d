/** Marks the tick of the section that is read. A section is read from when its heading has reached the middle of the window. */
export function markCurrentSection(bar: HTMLElement): void {
  const links = [...bar.querySelectorAll<HTMLAnchorElement>('.ticks > a')];
  const headings = links.map(({ hash }) => document.getElementById(decodeURIComponent(hash.slice(1))));
  const begun = new Set<Element>();
  const passed = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) begun[isIntersecting ? 'add' : 'delete'](target);
      const current = headings.findLastIndex((heading) => heading !== null && begun.has(heading));
      links.forEach((link, index) => (link.ariaCurrent = index === current ? 'location' : null));
    },
    { rootMargin: '999999px 0px -50%' },
  );
  for (const heading of headings) if (heading) passed.observe(heading);
}
