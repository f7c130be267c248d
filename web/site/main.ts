// Must come before any Lit element: it lets them take over the pictures that the build drew.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';

import { LitElement } from 'lit';

import coreUrl from '../../build/wasm/core.wasm?url';
import { Core } from '../core/core.js';
import { figures } from '../figures/index.js';
import { provideCore } from '../figures/parts/core-context.js';
import { registerWords, type Words } from '../figures/parts/words.js';
import { wakeControls } from './controls.js';
import { sayCoreIsMissing } from './fault.js';
import { followAddress } from './follow-address.js';
import { keepForOffline } from './offline.js';

const mostSeconds = 30; // a slow network gets this long before the page says that something is wrong

/** One chunk for each language; a page loads its own. */
const wordFiles = import.meta.glob<{ readonly default: Words }>('../content/*/words.json');

async function loadWords(): Promise<void> {
  const folder = document.documentElement.lang.toLowerCase();
  const load = wordFiles[`../content/${folder}/words.json`];
  if (!load) throw new Error(`There are no words for ${folder}`);
  registerWords(folder, (await load()).default);
}

async function loadCore(): Promise<void> {
  if (typeof WebAssembly !== 'object') throw new Error('This browser has no WebAssembly');
  const response = await fetch(coreUrl, {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(mostSeconds * 1000),
  });
  if (!response.ok) throw new Error(`core.wasm: ${response.status}`);
  const bytes = await response.arrayBuffer();
  if (!WebAssembly.validate(bytes)) throw new Error('core.wasm is damaged, or made for a newer browser');
  provideCore(await Core.load(bytes));
}

/** A figure draws at its definition, over the picture that the build drew from the same core and the same default state. */
async function wakeFigures(): Promise<void> {
  for (const [tag, figure] of Object.entries(figures)) customElements.define(tag, figure);
  const drawn = [...document.querySelectorAll(Object.keys(figures).join())].filter(
    (figure) => figure instanceof LitElement,
  );
  await Promise.all(drawn.map((figure) => figure.updateComplete));
}

wakeControls();
const loaded = await Promise.all([loadCore(), loadWords()]).then(
  () => true,
  () => false, // the browser has already said on its console what could not be loaded; the reader is told in the page
);
if (loaded) {
  await wakeFigures();
  followAddress();
  keepForOffline();
} else {
  sayCoreIsMissing();
}
