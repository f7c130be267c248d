// Must come before any Lit element: it lets them take over the pictures that the build drew.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';

import { provideCore } from '../figures/shared/frame/core-context.js';
import { provideTourAddress } from '../figures/shared/links/tour-address.js';
import { registerMessages, type Messages } from '../figures/shared/reader/messages.js';
import { initHeader } from './controls.js';
import { addModulesFor, core } from './core.js';
import { sayAllIsHere, sayCoreIsMissing, sayExercisesAreMissing } from './load-errors/fault.js';
import { syncUrl, tagsInAddress } from './follow-address.js';
import { pageLink } from './page-link.js';
import { fetchFigure, tagsOfPage, hydrateFigures } from './hydrate.js';

/** Takes the words of the page's elements, which came with the page. */
function takeMessages(): void {
  const json = document.getElementById('messages')?.textContent ?? '{}';
  registerMessages(document.documentElement.lang, JSON.parse(json) as Messages);
}

/** For what the reader misses nothing without: the browser says on its console that it did not load. */
const doWithout = (): void => undefined;

initHeader();
provideTourAddress({
  root: new URL(document.documentElement.dataset['root'] ?? './', location.href).href,
  link: pageLink,
});
if (document.querySelector('.embeddable'))
  void import('./attribute-tables.js').then(({ initAttributeTables }) => initAttributeTables(), doWithout);
const tags = tagsOfPage();
provideCore(core);
const loaded = await Promise.all([addModulesFor(tags.slice(0, 1)), fetchFigure(tags[0])]).then(
  () => true,
  () => false, // the browser has already said on its console what could not be loaded; the reader is told in the page
);
if (loaded) {
  sayAllIsHere();
  takeMessages();
  await hydrateFigures(tags, tagsInAddress());
  syncUrl();
  void import('./settings-of-visit.js').then(({ syncSettings }) => syncSettings(), doWithout);
  // They stand at the end: their code may come after the figures.
  if (document.querySelector('section.exercises'))
    await import('./exercises.js').then(({ defineExercises }) => defineExercises(), sayExercisesAreMissing);
  void import('./afterwards.js').then(({ initDeferred }) => initDeferred(), doWithout);
} else {
  sayCoreIsMissing();
}
delete document.documentElement.dataset['one'];
