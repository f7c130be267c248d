import type { Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

import { citedBy, numbered, readWorks, type Cited, type Works } from '../bibliography/works.js';
import { readGlossary, getTerm, type Glossary } from '../glossary/glossary.js';
import type { Sources, Messages } from '../content/content.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { getFolder, relativeUrl, type Folder } from '../pages/addresses.js';
import { markup, type Markup } from '../pages/markup.js';
import { isElement, text } from './tree.js';

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

const wordJoiner = '\u2060'; // keeps a citation number on the line of the text it belongs to

/**
 * Resolves links to `glossary:query` and `source:vaswani2017`. A term links to its glossary entry and gets a note; a
 * citation links to the work and, with its number, to the list of sources. If a work is not online, both links lead to
 * the list. Returns the notes of the terms.
 */
export function linkCitations(
  tree: Root,
  { glossary, works, cited }: References,
  language: Language,
  messages: Messages,
  folder: Folder,
): Markup {
  const terms = glossary.translations.get(language)?.byId;
  const page = (name: 'glossary' | 'sources', id: string): string =>
    `${relativeUrl(folder, getFolder(language, name))}#${id}`;
  const notes: Markup[] = [];
  visit(tree, 'element', (link, index, parent) => {
    if (!isElement(link, 'a')) return;
    const href = String(link.properties['href']);
    const [term = '', work = ''] = [getTerm(href), citedBy(href)];
    const [note, source, number] = [terms?.get(term), works.listed.byId.get(work), cited.get(work)?.number];
    if (note) {
      notes.push(getNote(term, note, glossary, language));
      link.properties = { className: ['term'], href: page('glossary', term), ariaDescribedBy: [`term-${term}`] };
    } else if (source && number !== undefined) {
      const label = (messages['sources.number'] ?? '').replace('{number}', String(number));
      const citation = h('a.citation', { href: page('sources', work), ariaLabel: label }, `[${number}]`);
      link.properties['href'] = source.url || page('sources', work);
      parent?.children.splice(index! + 1, 0, text(wordJoiner), citation);
    }
  });
  return markup`${notes.length > 0 && markup`<div class="term-notes">\n${notes}</div>\n`}`;
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
