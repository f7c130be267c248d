import { existsSync } from 'node:fs';

import { figures } from '../figures/elements.js';
import { getFolder, relativeUrl } from '../pages/addresses.js';
import { meaningIn } from '../figures/attribute-messages.js';
import { getDrawing } from '../figures/drawings.js';
import type { Source, Sources, Messages } from '../content/content.js';
import type { FigurePage } from '../content/tour.js';
import { embeddable, getPlaces, inSentences } from './embed.js';
import { getPicture } from './pictures.js';
import type { ExerciseFile } from '../exercises/files.js';
import {
  describedFigures,
  firstSentence,
  type DescribedFigure,
  type FigureAttribute,
} from '../figures/figure-attributes.js';
import { exerciseTag } from '../figures/element-files.js';
import { Markup, escapeHtml, markup } from '../pages/markup.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { messagesFor } from '../../figures/shared/reader/messages.js';

/** The exercise that its page shows first: the first one of the clock's chapter. */
const firstExercise = 'second-shadow';

/** The figures that have a page, the tag for exercises last. */
const shown = [...embeddable, exerciseTag].flatMap((tag) =>
  describedFigures.filter(({ manifest }) => manifest.tag === tag),
);

const getSlug = (tag: string): FigurePage => `embed/${tag.replace(/^pe-/, '')}`;

/** The figure's name, as on its picture; the tag for what stands in sentences. */
function getName(tag: string, language: Language): string {
  if (tag === exerciseTag) return messagesFor(language.tag)('exercise.name');
  const Element = figures[tag] as unknown as new () => { lang: string; name?(): string };
  const figure = new Element();
  figure.lang = language.tag;
  return figure.name?.() ?? `<${tag}>`;
}

/** What a figure shows, in one line. */
const getLine = ({ manifest: { tag, summary } }: DescribedFigure, language: Language): string =>
  meaningIn(language)(tag, { name: tag, meaning: firstSentence(summary) }).replaceAll("'", '’');

/** All pages, with one for each figure in every language in which the guide is written. */
export function withFigurePages(sources: Sources): Sources {
  return new Map(
    [...sources].map(([language, pages]) => {
      const guide = pages.find(({ slug }) => slug === 'embed');
      const more = shown.map((figure): Source => {
        const { tag } = figure.manifest;
        const [title, description] = [getName(tag, language), getLine(figure, language)];
        return { slug: getSlug(tag), language, file: guide?.file ?? '', title, description, body: '', linesBefore: 0 };
      });
      return [language, guide ? [...pages, ...more] : pages];
    }),
  );
}

/** The gallery at the end of the guide, a card for each figure, and the files of their pictures. */
export async function gallery(
  language: Language,
): Promise<{ readonly html: string; readonly files: ReadonlyMap<string, string> }> {
  const drawn = new Map<string, string>();
  for (const tag of embeddable) {
    const svg = await getDrawing(`<${tag}>`);
    if (svg !== undefined) drawn.set(tag, svg);
  }
  const guide = getFolder(language, 'embed');
  const card = (figure: DescribedFigure): Markup => {
    const { tag } = figure.manifest;
    const code = markup`<code>&lt;${tag}&gt;</code>`;
    const name = getName(tag, language);
    const file = drawn.has(tag)
      ? `embed/pictures/${tag}.svg`
      : existsSync(getPicture(tag, language)) && `embed/pictures/${language.folder}/${tag}.jpg`;
    const picture = file
      ? markup`<img src="${relativeUrl(guide, file)}" alt="" loading="lazy">`
      : markup`<span aria-hidden="true">${code}</span>`;
    return markup`<li id="${tag}">${picture}<h3><a href="${relativeUrl(guide, getFolder(language, getSlug(tag)))}">${name}</a></h3>${!name.startsWith('<') && code}<p>${withCode(getLine(figure, language))}</p></li>\n`;
  };
  return {
    html: markup`<ul class="gallery">\n${shown.map(card)}</ul>\n`.text,
    files: new Map([...drawn].map(([tag, svg]) => [`embed/pictures/${tag}.svg`, svg])),
  };
}

/** Converts backticks and apostrophes in help texts to HTML. */
const withCode = (text: string): Markup =>
  new Markup(
    escapeHtml(text)
      .replaceAll("'", '’')
      .replace(/`([^`]*)`/g, '<code>$1</code>'),
  );

/** With all digits, so that 0.001 is not rounded to 0. */
const exactly = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 17 });

function rangeText({ range, defaultValue }: FigureAttribute, messages: Messages): string {
  const parts = [];
  if (range)
    parts.push(
      (messages[`attributes.${range.kind}`] ?? '')
        .replace('{min}', exactly(range.min))
        .replace('{max}', exactly(range.max)),
    );
  if (defaultValue !== undefined)
    parts.push(
      (messages['attributes.default'] ?? '').replace('{value}', range ? exactly(Number(defaultValue)) : defaultValue),
    );
  return parts.join(messages['attributes.comma'] ?? '');
}

/** The form field that sets an attribute of the live figure; `written` is the value in its tag. */
function field(tag: string, attribute: FigureAttribute, written: string | undefined): Markup {
  const { name, kind, choices = [], defaultValue = '', range } = attribute;
  const common = markup`data-attribute="${name}" aria-label="${name}" aria-describedby="${tag}-${name}"`;
  if (kind === 'switch') return markup`<label class="switch"><input type="checkbox" ${common}></label>`;
  if (kind === 'choice') {
    const chosen = (choice: string): Markup =>
      new Markup(choice === written ? ' selected' : choice === defaultValue ? ' value="" selected' : '');
    const options = choices.map((choice) => markup`<option${chosen(choice)}>${choice}</option>`);
    const none =
      ![defaultValue, written].some((choice) => choices.includes(choice ?? '')) && markup`<option value="">–</option>`;
    return markup`<select ${common}>${none}${options}</select>`;
  }
  const limits =
    range && markup` data-min="${range.min}" data-max="${range.max}" data-kind="${range.kind}" inputmode="decimal"`;
  return markup`<input type="text" ${common} placeholder="${defaultValue}" autocomplete="off" spellcheck="false"${limits}>`;
}

function row(
  tag: string,
  attribute: FigureAttribute,
  written: string | undefined,
  meaning: string,
  messages: Messages,
): Markup {
  const { name } = attribute;
  const range = rangeText(attribute, messages);
  return markup`<tr role="row"><th scope="row" role="rowheader"><code>${name}</code></th><td role="cell">${field(tag, attribute, written)}</td><td role="cell" id="${tag}-${name}">${withCode(meaning)}${range && markup` <small>${range}</small>`}<span class="refusal" role="status"></span></td></tr>\n`;
}

/** Adds choices that the code does not know: the tour's languages and exercises. */
function withChoices(attribute: FigureAttribute, tag: string, exercises: readonly string[]): FigureAttribute {
  if (attribute.name === 'lang')
    return { ...attribute, kind: 'choice', choices: languages.map((language) => language.tag) };
  if (tag === exerciseTag && attribute.name === 'exercise') return { ...attribute, kind: 'choice', choices: exercises };
  return attribute;
}

function eventList(
  { manifest: { tag }, events }: DescribedFigure,
  language: Language,
  words: Messages,
): Markup | false {
  const meaning = meaningIn(language);
  const items = events.map(
    ({ name, detail, help }) =>
      markup`<dt><code>${name}</code></dt><dd>${withCode(meaning(tag, { name, meaning: help }))}${detail !== 'null' && markup` <small><code>${detail}</code></small>`}</dd>\n`,
  );
  return items.length > 0 && markup`<h2>${words['attributes.events'] ?? ''}</h2>\n<dl class="events">\n${items}</dl>\n`;
}

/** The page of a figure: live, with its tag to copy, its attributes and events. A script lets the table set the figure. */
export function figurePage(
  page: FigurePage,
  sources: Sources,
  files: readonly ExerciseFile[],
  language: Language,
  words: Messages,
): string {
  const figure = shown.find(({ manifest }) => getSlug(manifest.tag) === page)!;
  const { tag } = figure.manifest;
  const exercises = files
    .filter((file) => file.language === language)
    .flatMap((file) => file.exercises.map(({ spec }) => spec.id));
  const written: Readonly<Record<string, string>> = {
    ...(tag === exerciseTag && { exercise: firstExercise }),
    ...(tag === 'pe-act' && { to: 'clock?position=10' }),
    lang: language.tag,
  };
  const inTag = Object.entries(written).map(([attribute, value]) => markup` ${attribute}="${value}"`);
  const phrase = tag === 'pe-act' ? (words['attributes.phrase'] ?? '') : '';
  const element = markup`<${new Markup(tag)}${inTag}>${phrase}</${new Markup(tag)}>`;
  // What stands in a sentence needs a figure to act on.
  const live = inSentences.includes(tag)
    ? markup`<p>${element}</p>\n<pe-clock id="clock" lang="${language.tag}"></pe-clock>`
    : element;
  const meaning = meaningIn(language);
  const rows = figure.attributes.map((attribute) =>
    row(tag, withChoices(attribute, tag, exercises), written[attribute.name], meaning(tag, attribute), words),
  );
  const columns = ['attribute', 'value', 'meaning'].map(
    (column) => markup`<th scope="col" role="columnheader">${words[`attributes.${column}`] ?? ''}</th>`,
  );
  const folder = getFolder(language, page);
  const place = getPlaces(sources)[tag];
  const to = place && relativeUrl(folder, `${language.folder}/${place.page}#${place.id}`);
  const code = !getName(tag, language).startsWith('<') && markup`<code>&lt;${tag}&gt;</code> `;
  return markup`<p>${code}${withCode(getLine(figure, language))}</p>
<noscript><p class="still">${words['attributes.noscript'] ?? ''}</p></noscript>
<section class="embeddable" id="${tag}">
<div class="live">${live}</div>
<div class="copied"><pre><code class="tag">${element.text}</code>
<code>&lt;script type=&quot;module&quot; src=&quot;HOST/embed/pe.js&quot;&gt;&lt;/script&gt;</code></pre>
<button type="button" class="button copy" data-copied="${messagesFor(language.tag)('embed.copied')}" hidden>${messagesFor(language.tag)('embed.copy')}</button>
${to && markup`<p><a href="${to}">${words['attributes.place'] ?? ''}</a></p>\n`}</div>
<div class="settings">
<table class="attributes" role="table" aria-label="${words['attributes.table'] ?? ''} &lt;${tag}&gt;"><thead role="rowgroup"><tr role="row">${columns}</tr></thead><tbody role="rowgroup">
${rows}</tbody></table>
${eventList(figure, language, words)}</div>
</section>
<script type="module" src="${relativeUrl(folder, 'embed/pe.js')}"></script>
`.text;
}
