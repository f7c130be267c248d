import { interpretedChromium } from '../../support/browsers.js';
import { blockTags } from '../../support/figure-tags.js';
import { expectNoLeaks, soakFactor, test } from './host.js';

test.use({ launchOptions: interpretedChromium() });

/** How often a figure is inserted and removed. */
const times = 20 * soakFactor;

const tags: readonly string[] = [...blockTags, 'pe-exercise exercise="who-bites"', 'pe-value', 'pe-scrub', 'pe-act'];

for (const tag of tags)
  test(`a page leaks nothing of ${tag} in ${times} rounds`, { tag: '@soak' }, async ({ page, visit }) => {
    test.setTimeout(240_000 * soakFactor);
    await visit('<div id="place"></div>');
    const rounds = (count: number): Promise<void> =>
      page.evaluate(
        async ([markup, many]) => {
          const place = document.querySelector('#place')!;
          const name = markup.split(' ')[0]!;
          for (let round = 0; round < many; ++round) {
            place.innerHTML = `<${markup}></${name}>`;
            const isDrawn = (): boolean => {
              const parts = [...(place.firstElementChild?.shadowRoot?.querySelectorAll('*') ?? [])];
              const inner = parts.find(({ localName }) => /-(?:figure|embedded)$/.test(localName));
              return Boolean(inner?.shadowRoot?.firstElementChild);
            };
            while (!isDrawn()) await new Promise((resolve) => setTimeout(resolve, 5));
            place.replaceChildren();
          }
        },
        [tag, count] as const,
      );
    await rounds(times / 2); // warm-up: code, templates and caches
    await expectNoLeaks(page, () => rounds(times), 100_000);
  });
