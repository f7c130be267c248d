import { initCopyButton } from './appendix.js';
import { readNumber, rangeMessageKeys, type FieldRange } from '../figures/shared/reader/number-range.js';
import { formatNumber } from '../figures/shared/reader/format.js';
import { messagesFor } from '../figures/shared/reader/messages.js';
import { errorMessage } from './load-errors/load-errors.js';

type Field = HTMLInputElement | HTMLSelectElement;

/** The attribute's value, or nothing where the figure is to do without it. A switch has the empty value. */
function valueOf(field: Field): string | undefined {
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked ? '' : undefined;
  return field.value.trim() === '' ? undefined : field.value.trim();
}

/** The sentence for a number that the figure will not take; nothing for all others. */
function getRefusal(field: Field, value: string | undefined): string {
  const { attribute = '', min, max, kind } = field.dataset;
  if (value === undefined || kind === undefined) return '';
  const range = { min: Number(min), max: Number(max), kind: kind as FieldRange['kind'] };
  if ('value' in readNumber(value, range)) return '';
  const t = messagesFor(document.documentElement.lang);
  // Chinese sets a space between its own words and a Latin one.
  const sentence = t(rangeMessageKeys[range.kind], {
    field: `${attribute} `,
    min: formatNumber(range.min),
    max: formatNumber(range.max),
    value,
  });
  return sentence.replaceAll('  ', ' ');
}

/** The figure's tag as a page would write it. */
function tagText(figure: Element): string {
  const attributes = [...figure.attributes].map(({ name, value }) =>
    value === '' ? ` ${name}` : ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  // Numbers write themselves; a phrase is the author's.
  const words = figure.localName === 'pe-act' ? figure.textContent : '';
  return `<${figure.localName}${attributes.join('')}>${words}</${figure.localName}>`;
}

/** The words of another language come when a figure is loaded, so one in another language is another figure. */
function inLanguage(figure: Element, language: string): Element {
  const other = figure.cloneNode(true) as Element;
  other.setAttribute('lang', language);
  figure.replaceWith(other);
  return other;
}

function observeFields(section: Element): void {
  let figure = section.querySelector(`.live ${section.id}`);
  const shownTag = section.querySelector('code.tag');
  if (!figure || !shownTag) return;
  const hear = (field: Field): void => {
    const name = field.dataset['attribute'];
    if (name === undefined || !figure) return;
    const value = valueOf(field);
    const refusal = getRefusal(field, value);
    field.setAttribute('aria-invalid', String(refusal !== ''));
    const sentence = field.closest('tr')?.querySelector('.refusal');
    if (sentence) sentence.textContent = refusal;
    if (refusal !== '') return;
    if (value === undefined) figure.removeAttribute(name);
    else if (name === 'lang') figure = inLanguage(figure, value);
    else figure.setAttribute(name, value);
    shownTag.textContent = tagText(figure);
  };
  const hearWhole = (event: Event): void => {
    // Letters of which an input method will make Chinese are no value yet.
    if (!(event as InputEvent).isComposing) hear(event.target as Field);
  };
  for (const type of ['input', 'compositionend']) section.addEventListener(type, hearWhole);
  // By the reader before this script came, or by the browser, which remembers fields.
  const isChosen = (field: Field): boolean => {
    if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
    return field.type === 'checkbox' ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  };
  [...section.querySelectorAll<Field>('[data-attribute]')].filter(isChosen).forEach(hear);
}

/** The figures of the guide are loaded by the script for other people's pages: where it does not come, each of them says so. */
async function observeScript(): Promise<void> {
  const address = document.querySelector<HTMLScriptElement>('script[src$="/pe.js"]')?.src;
  if (address === undefined) return;
  const failed = await import(/* @vite-ignore */ address).then(
    () => false, // it is the same module as that of the page, which runs once
    () => true,
  );
  if (!failed) return;
  for (const figure of document.querySelectorAll('.live :not(:defined)'))
    figure.before(errorMessage('embed.code', 'figure-fault', { tag: figure.localName, host: location.host }));
}

/** Opens the page of a figure that an old link names: `embed/#pe-clock`. */
function followOldLink(): void {
  const id = CSS.escape(location.hash.slice(1));
  const page = id === '' ? null : document.querySelector<HTMLAnchorElement>(`.gallery > #${id} a`);
  if (page) location.replace(page.href);
}

/** The guide to embedding: examples name the host that serves this page, and the table of a figure sets it. */
export function initEmbedGuide(): void {
  followOldLink();
  void observeScript();
  const home = new URL(document.documentElement.dataset['root'] ?? '', location.href);
  for (const host of document.querySelectorAll<HTMLElement>('.host'))
    host.textContent = host.dataset['end'] === '/' ? home.href.replace(/\/$/, '') : home.origin;
  const section = document.querySelector('.embeddable');
  if (!section) return;
  observeFields(section);
  initCopyButton();
}
