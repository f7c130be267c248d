import { citedBy, numbered, readWorks, type Cited, type Works } from '../bibliography/works.js';
import { readGlossary, getTerm, type Glossary } from '../glossary/glossary.js';
import type { Sources, Messages } from '../content/content.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { getFolder, relativeUrl, type Folder } from './addresses.js';
import { Markup, markup } from './markup.js';

/** The data that links of a page can refer to. */
export interface References {
  readonly glossary: Glossary;
  readonly works: Works;
  readonly cited: ReadonlyMap<string, Cited>;
}

/**
 * Reads that data.
 *
 * @throws ContentError for incomplete entries.
 */
export const readReferences = (sources: Sources): References => ({
  glossary: readGlossary(),
  works: readWorks(),
  cited: numbered(sources.get(languages[0]) ?? []),
});

/** A page with its references resolved, and the notes for its terms. */
export interface Referring {
  readonly html: string;
  readonly notes: Markup;
}

const wordJoiner = '\u2060'; // keeps a citation number on the line of the text it belongs to

/**
 * Resolves `<a href="glossary:query">` and `<a href="source:vaswani2017">`. A term links to its glossary entry and gets
 * a note; a citation links to the work and, with its number, to the list of sources. If a work is not online, both
 * links lead to the list.
 */
export function linkCitations(
  html: string,
  { glossary, works, cited }: References,
  language: Language,
  messages: Messages,
  folder: Folder,
): Referring {
  const terms = glossary.translations.get(language)?.byId;
  const page = (name: 'glossary' | 'sources', id: string): string =>
    `${relativeUrl(folder, getFolder(language, name))}#${id}`;
  const notes: Markup[] = [];
  const linked = html.replace(
    /<a href="((?:glossary|source):[^"]*)">(.*?)<\/a>/gs,
    (link, href: string, text: string) => {
      const [term = '', work = ''] = [getTerm(href), citedBy(href)];
      const [note, source, number] = [terms?.get(term), works.listed.byId.get(work), cited.get(work)?.number];
      if (note) {
        notes.push(getNote(term, note, glossary, language));
        return markup`<a class="term" href="${page('glossary', term)}" aria-describedby="term-${term}">${new Markup(text)}</a>`
          .text;
      }
      if (!source || number === undefined) return link;
      const label = (messages['sources.number'] ?? '').replace('{number}', String(number));
      return markup`<a href="${source.url || page('sources', work)}">${new Markup(text)}</a>${wordJoiner}<a class="citation" href="${page('sources', work)}" aria-label="${label}">[${number}]</a>`
        .text;
    },
  );
  return { html: linked, notes: markup`${notes.length > 0 && markup`<div class="term-notes">\n${notes}</div>\n`}` };
}

/** The note on a term, hidden until a script shows it. Chinese notes add the English term. */
function getNote(
  id: string,
  { word, meaning }: { word: string; meaning: string },
  { translations }: Glossary,
  language: Language,
): Markup {
  const original = [...translations].find(([{ folder }]) => folder === 'en')?.[1].byId.get(id)?.word;
  const english = language.folder !== 'en' && original !== word && markup` <span lang="en">${original}</span>`;
  return markup`<p id="term-${id}" role="tooltip" hidden><strong>${word}</strong>${english} ${meaning}</p>\n`;
}
