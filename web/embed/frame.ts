// The bare page of /embed/ that other people's pages show in a frame. It listens to no message, and tells its height and what
// its reader does.
import { ReactiveElement } from 'lit';

import { languageFolder } from '../figures/shared/reader/languages.js';
import { fieldNames, restoreField } from '../figures/shared/frame/changed-attributes.js';
import { getFault } from './errors.js';
import { readFrameAddress, themes, type RequestedState } from './frame-address.js';
import type { Place } from '../figures/shared/links/tour-link.js';
import { loadFigure } from './load-figure.js';

/** The phrases, names and places that the build left in the page, by language folder or tag. */
interface MadeByBuild {
  readonly phrases: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly places: Readonly<Record<string, Place>>;
  readonly events: readonly string[];
}

const { phrases, names, places, events } = JSON.parse(
  document.getElementById('made')?.textContent ?? '{}',
) as MadeByBuild;
const asked = readFrameAddress(location.search, navigator.language);
const language = languageFolder(asked.language);
const main = document.querySelector('main')!;

const longest = 40;
const short = (value: string): string => (value.length > longest ? `${value.slice(0, longest)}…` : value);

function t(key: string, values: Readonly<Record<string, string>> = {}): string {
  return (phrases[language]?.[key] ?? key).replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.append(...content);
  return made;
}

/** A sentence for each thing that cannot be shown, and what can be. */
function refuse(sentences: readonly string[]): void {
  const list = element('ul');
  for (const [tag, name] of Object.entries(names[language] ?? {})) {
    const link = element('a', name);
    link.href = `?${new URLSearchParams({ figure: tag, lang: asked.language, theme: themes.includes(asked.theme) ? asked.theme : 'auto' }).toString()}`;
    list.append(element('li', link, ' ', element('code', tag)));
  }
  const words = sentences.map((sentence) => element('p', sentence));
  words.forEach((paragraph) => (paragraph.className = 'fault'));
  main.replaceChildren(...words, element('p', t('list')), list);
}

/** Gives the figure its attributes. Returns a sentence for each that it does not have or cannot read. */
function fill(figure: ReactiveElement, { attributes }: RequestedState): string[] {
  const known = fieldNames(figure);
  return attributes.flatMap(([name, value]) => {
    if (!known.includes(name))
      return [t('noAttribute', { tag: asked.figure, name: short(name), known: known.join(', ') })];
    if (!restoreField(figure, name, value)) return [t('badValue', { name, value: short(value) })];
    figure.setAttribute(name, value);
    return [];
  });
}

/** The figure that the address asks for, or sentences that say what cannot be shown. */
async function ask(): Promise<ReactiveElement | readonly string[]> {
  if (asked.figure === '') return [t('which')];
  if (asked.figure !== 'pe-exercise' && !Object.hasOwn(names[language] ?? {}, asked.figure))
    return [t('unknown', { tag: short(asked.figure) })];
  const figure = document.createElement(await loadFigure(asked.figure, language, places[asked.figure]));
  if (!(figure instanceof ReactiveElement)) throw new Error(`${asked.figure} is no figure`);
  figure.lang = asked.language;
  const sentences = fill(figure, asked);
  if (!themes.includes(asked.theme)) sentences.push(t('badValue', { name: 'theme', value: short(asked.theme) }));
  return sentences.length > 0 ? sentences : figure;
}

async function show(): Promise<void> {
  document.documentElement.lang = language;
  if (asked.theme !== 'auto') document.documentElement.dataset['theme'] = asked.theme;
  const figure = await ask();
  if (!(figure instanceof ReactiveElement)) {
    refuse(figure);
    return;
  }
  const source = element('a', t('source'));
  source.target = '_blank';
  source.href = new URL(`../${language}/${places[asked.figure]?.page ?? ''}`, location.href).href;
  figure.append(source);
  main.replaceChildren(figure);
  document.title = names[language]?.[asked.figure] ?? document.title;
}

function postHeight(): void {
  if (parent === window) return;
  let told = 0;
  new ResizeObserver(() => {
    const height = Math.ceil(main.getBoundingClientRect().height);
    if (height === told || document.fullscreenElement) return;
    told = height;
    // Whose page this is cannot be known, and a height is no secret.
    parent.postMessage({ type: 'positional-encoding-height', height }, '*');
  }).observe(main);
}

/**
 * Sends the events of a figure in a frame to the page around it, which would hear them from a figure in its own text as
 * well: resize.js makes events of them again.
 */
function forwardEvents(): void {
  if (parent === window) return;
  for (const name of events)
    main.addEventListener(name, (event) => {
      const { detail } = event as CustomEvent<unknown>;
      parent.postMessage({ type: 'positional-encoding-event', name, detail }, '*');
    });
}

postHeight();
forwardEvents();
show().catch((error: unknown) => {
  console.error(error);
  refuse([t(getFault(error), { tag: asked.figure, host: location.host })]);
});
