// Must come before any Lit element: it lets them take over the pictures that the build drew.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';

import clockUrl from '../../build/wasm/clock.wasm?url';
import coreUrl from '../../build/wasm/core.wasm?url';
import { Core } from '../core/core.js';
import { provideCore } from '../figures/shared/frame/core-context.js';
import { provideHome } from '../figures/shared/links/home.js';
import { registerWords, type Words } from '../figures/shared/reader/words.js';
import { wakeControls } from './controls.js';
import { sayCoreIsMissing, sayExercisesAreMissing } from './fault.js';
import { followAddress } from './follow-address.js';
import { keepForOffline } from './offline.js';
import { pageLink } from './page-link.js';
import { fetchFigure, tagsOfPage, wakeFigures } from './wake.js';

const mostSeconds = 30; // a slow network gets this long before the page says that something is wrong

/** What the page's elements may say came with the page. */
function takeWords(): void {
  const words = document.getElementById('words')?.textContent ?? '{}';
  registerWords(document.documentElement.lang, JSON.parse(words) as Words);
}

/** The smaller module has all that most pages ask for, and is there sooner. */
async function loadCore(small: boolean): Promise<void> {
  if (typeof WebAssembly !== 'object') throw new Error('This browser has no WebAssembly');
  const response = await fetch(small ? clockUrl : coreUrl, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(mostSeconds * 1000),
  });
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (!WebAssembly.validate(bytes)) throw new Error('The wasm module is damaged, or made for a newer browser');
  provideCore(await (small ? Core.loadClock(bytes) : Core.load(bytes)));
}

wakeControls();
provideHome({ root: new URL(document.documentElement.dataset['root'] ?? './', location.href).href, link: pageLink });
if (document.querySelector('.embeddable'))
  void import('./attribute-tables.js').then(({ wakeAttributeTables }) => wakeAttributeTables());
const tags = tagsOfPage();
const small = document.documentElement.dataset['core'] === 'clock';
const loaded = await Promise.all([loadCore(small), fetchFigure(tags[0])]).then(
  () => true,
  () => false, // the browser has already said on its console what could not be loaded; the reader is told in the page
);
if (loaded) {
  takeWords();
  await wakeFigures(tags);
  followAddress();
  void import('./settings-of-visit.js').then(({ followSettings }) => followSettings());
  // They stand at the end: their code may come after the figures.
  if (document.querySelector('section.exercises'))
    await import('./exercises.js').then(({ wakeExercises }) => wakeExercises(!small), sayExercisesAreMissing);
  keepForOffline();
} else {
  sayCoreIsMissing();
  sayExercisesAreMissing();
}
delete document.documentElement.dataset['one'];
