import { figures } from './elements.js';
import { getFolder, relativeUrl } from '../pages/addresses.js';
import { meaningIn } from './attribute-messages.js';
import type { Sources, Messages } from '../content/content.js';
import { embeddable, getPlaces } from '../embed/embed.js';
import type { ExerciseFile } from '../exercises/files.js';
import { describedFigures, type DescribedFigure, type FigureAttribute } from './figure-attributes.js';
import { exerciseTag } from './element-files.js';
import { Markup, escapeHtml, markup } from '../pages/markup.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { messagesFor } from '../../figures/shared/reader/messages.js';

/** The exercise that the guide shows first: the first one of the clock's chapter. */
const firstExercise = 'second-shadow';

/** The figure that the example phrase in the guide controls. */
const actedOn = { tag: 'pe-clock', id: 'live-clock' };

/** The figure's name, as on its preview image; undefined for inline numbers. */
function getName(tag: string, language: Language): string | undefined {
  if (tag === exerciseTag) return messagesFor(language.tag)('exercise.name');
  const Element = figures[tag] as unknown as new () => { lang: string; name?(): string };
  const figure = new Element();
  figure.lang = language.tag;
  return figure.name?.();
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

/** The range and default of an attribute, as text. */
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

/** The list of a figure's events. */
function eventList({ manifest: { tag }, events }: DescribedFigure, { language, words }: Around): Markup | false {
  const meaning = meaningIn(language);
  const items = events.map(
    ({ name, detail, help }) =>
      markup`<dt><code>${name}</code></dt><dd>${withCode(meaning(tag, { name, meaning: help }))}${detail !== 'null' && markup` <small><code>${detail}</code></small>`}</dd>\n`,
  );
  return items.length > 0 && markup`<h4>${words['attributes.events'] ?? ''}</h4>\n<dl class="events">\n${items}</dl>\n`;
}

interface Around {
  readonly language: Language;
  readonly words: Messages;
  readonly places: ReturnType<typeof getPlaces>;
  /** The ids of all exercises. */
  readonly exercises: readonly string[];
}

function section(figure: DescribedFigure, around: Around): Markup {
  const { attributes } = figure;
  const { tag } = figure.manifest;
  const { language, words, places, exercises } = around;
  const name = getName(tag, language);
  const meaning = meaningIn(language);
  const place = places[tag];
  const link =
    place &&
    markup`<p><a href="${relativeUrl(getFolder(language, 'embed'), `${language.folder}/${place.page}#${place.id}`)}">${words['attributes.place'] ?? ''}</a></p>\n`;
  const written: Readonly<Record<string, string>> = {
    ...(tag === exerciseTag && { exercise: firstExercise }),
    ...(tag === 'pe-act' && { to: `${actedOn.id}?position=10` }),
    lang: language.tag,
  };
  const inTag = Object.entries(written).map(([attribute, value]) => markup` ${attribute}="${value}"`);
  const id = tag === actedOn.tag && markup` id="${actedOn.id}"`;
  const phrase = tag === 'pe-act' ? (words['attributes.phrase'] ?? '') : '';
  const rows = attributes.map((attribute) =>
    row(tag, withChoices(attribute, tag, exercises), written[attribute.name], meaning(tag, attribute), words),
  );
  const columns = ['attribute', 'value', 'meaning'].map(
    (column) => markup`<th scope="col" role="columnheader">${words[`attributes.${column}`] ?? ''}</th>`,
  );
  return markup`<section class="embeddable" id="${tag}">
<h3>${name && markup`${name} `}<code>&lt;${tag}&gt;</code></h3>
<div class="live"><${new Markup(tag)}${id}${inTag}>${phrase}</${new Markup(tag)}></div>
<div class="settings" style="--attributes: ${attributes.length}; --events: ${figure.events.length}">
<table class="attributes" role="table" aria-label="${words['attributes.table'] ?? ''} &lt;${tag}&gt;"><thead role="rowgroup"><tr role="row">${columns}</tr></thead><tbody role="rowgroup">
${rows}</tbody></table>
${eventList(figure, around)}<pre><code class="tag">&lt;${tag}${inTag}&gt;${phrase}&lt;/${tag}&gt;</code></pre>
${link}</div>
</section>
`;
}

/**
 * A table of attributes for every figure and for exercises, generated from the manifests. A script lets its fields
 * control the live figure.
 */
export function attributeTables(
  sources: Sources,
  files: readonly ExerciseFile[],
  language: Language,
  messages: Messages,
): string {
  const exercises = files
    .filter((file) => file.language === language)
    .flatMap((file) => file.exercises.map(({ spec }) => spec.id));
  const around = { language, words: messages, places: getPlaces(sources), exercises };
  const shown = [...embeddable, exerciseTag].flatMap((tag) =>
    describedFigures.filter(({ manifest }) => manifest.tag === tag),
  );
  const script = relativeUrl(getFolder(language, 'embed'), 'embed/pe.js');
  return markup`<noscript><p class="still">${messages['attributes.noscript'] ?? ''}</p></noscript>
${shown.map((figure) => section(figure, around))}<script type="module" src="${script}"></script>
`.text;
}
