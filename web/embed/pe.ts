// The one file that other people's pages name: <script type="module" src="https://…/embed/pe.js"></script>
import { maker, shellFor, type RenderError, type LoadFigure } from './shell.js';
import type { Place } from '../figures/shared/links/tour-link.js';

const {
  exercise,
  hasTour,
  tourRoot: around,
  inline,
  phrases,
  places,
  reservedHeights,
  tags,
  loader: loaderFile,
} = buildConstants;

/** The folder of the tour that serves this script. Everything is loaded from there, wherever the host's page is. */
const tourRoot = new URL(/* @vite-ignore */ around, import.meta.url);

const load: LoadFigure = async (tag, language) => {
  const { loadFigure } = (await import(/* @vite-ignore */ new URL(loaderFile, import.meta.url).href)) as {
    loadFigure: (tag: string, language: string, place?: Place) => Promise<string>;
  };
  return loadFigure(tag, language, places[tag]);
};

const apology: RenderError = (shell, language, kind) => {
  const tag = shell.localName;
  const t = (key: string): string => phrases[language]![key]!.replace('{tag}', tag).replace('{host}', tourRoot.host);
  const sentence = document.createElement('p');
  sentence.className = 'fault';
  sentence.append(t(kind));
  if (!hasTour) return sentence;
  const link = document.createElement('a');
  const { page = '', id = '' } = places[tag] ?? {};
  const exercise = shell.getAttribute('exercise');
  const anchor = exercise ? `exercise-${exercise}` : id;
  link.href = new URL(`${language}/${page}${anchor && `#${anchor}`}`, tourRoot).href;
  link.textContent = t('link');
  sentence.append(' ', link);
  return sentence;
};

function define(tag: string): void {
  const taken = customElements.get(tag) as { readonly maker?: string } | undefined;
  try {
    if (!taken) customElements.define(tag, shellFor(tag, inline.includes(tag), load, apology, reservedHeights));
    else if (taken.maker !== maker) console.error(`This page defines <${tag}> itself.`);
  } catch (error) {
    // Hosts replace `define` by one of their own: the other tags are still to come.
    console.error(`<${tag}> cannot be shown.`, error);
  }
}

for (const tag of [...tags, exercise]) define(tag);
for (const { localName } of document.querySelectorAll(':not(:defined)'))
  if (localName.startsWith('pe-')) console.warn(`<${localName}> is no figure.`);
