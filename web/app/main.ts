// Must be imported before any Lit element: lets them hydrate what the build rendered.
import '@lit-labs/ssr-client/lit-element-hydrate-support.js';

import { provideCore } from '../figures/shared/frame/core-provider.js';
import { provideTourAddress } from '../figures/shared/links/tour-address.js';
import { registerMessages, type Messages } from '../figures/shared/reader/messages.js';
import { initHeader } from './header.js';
import { addModulesFor, core } from './core.js';
import { reportLoaded, reportCoreFailed, reportExercisesFailed } from './load-errors/load-errors.js';
import { syncUrl, tagsInAddress } from './url-sync.js';
import { keepSentence } from './reading/keep-sentence.js';
import { pageLink } from './share-url.js';
import { whenNear } from './when-near.js';
import { define, fetchFigure, tagsOfPage, hydrateFigures } from './hydrate.js';

function registerPageMessages(): void {
  const json = document.getElementById('messages')?.textContent ?? '{}';
  registerMessages(document.documentElement.lang, JSON.parse(json) as Messages);
}

/** For optional code: the browser logs that it did not load. */
const ignoreFailure = (): void => undefined;

initHeader();
keepSentence();
provideTourAddress({
  root: new URL(document.documentElement.dataset['root'] ?? './', location.href).href,
  link: pageLink,
});
if (document.querySelector('.host'))
  void import('./embed-guide.js').then(({ initEmbedGuide }) => initEmbedGuide(), ignoreFailure);
const tags = tagsOfPage();
provideCore(core);
const loaded = await Promise.all([addModulesFor(tags.slice(0, 1)), fetchFigure(tags[0])]).then(
  () => true,
  () => false, // the browser has logged what failed
);
if (loaded) {
  reportLoaded();
  registerPageMessages();
  await hydrateFigures(tags, tagsInAddress());
  syncUrl();
  const exercises = document.querySelector('section.exercises');
  const loadExercises = (): Promise<void> =>
    import('./exercises.js').then(({ defineExercises }) => defineExercises(), reportExercisesFailed);
  // Those of a chapter load when the reader comes near, so that reading costs nothing for them.
  if (document.documentElement.classList.contains('exercises')) await loadExercises();
  else if (exercises) whenNear([exercises], '1000px', () => void loadExercises());
  void import('./deferred.js').then(({ initDeferred }) => initDeferred(define), ignoreFailure);
} else {
  reportCoreFailed();
}
delete document.documentElement.dataset['one'];
