import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

import type { Core } from '../../core/core.js';
import type { ModuleName } from '../../core/modules.js';
import { exerciseElements } from '../../exercises/index.js';
import { core, provideCore } from '../../figures/shared/frame/core-provider.js';
import { provideTourAddress } from '../../figures/shared/links/tour-address.js';
import { preparedAttribute, type HasPrerenderData } from '../../figures/shared/frame/prerender-data.js';
import type { ProseNumber } from '../../figures/shared/reader/inline-number.js';
import { registerMessages, messagesFor } from '../../figures/shared/reader/messages.js';
import { PeScrub } from '../../figures/scrub/pe-scrub.js';
import { PeValue } from '../../figures/value/pe-value.js';
import { readMessages } from '../content/content.js';
import { anchorFigures, anchorsIn, figureTagsIn, type FigureTag, type KnownFigures } from '../content/figure-tags.js';
import { loadCore } from '../load-core.js';
import { figures } from './elements.js';
import { PreparedRuns } from './prepared.js';
import { describedFigures } from './figure-attributes.js';
import { exerciseTag } from './element-files.js';
import { getFigure } from './figure-states.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';

/** Attributes that every element of a page may have. */
const commonAttributes = ['lang', 'id', 'class', 'hidden'];

/** The figures that a page may use, with their attributes. */
export const knownFigures: KnownFigures = Object.fromEntries(
  describedFigures
    .filter(({ manifest }) => manifest.tag !== exerciseTag)
    .map(({ manifest, attributes }) => [
      manifest.tag,
      [...new Set([...attributes.map(({ name }) => name), ...commonAttributes])],
    ]),
);

/** Registers the messages of all figures in every language. */
export function registerAllMessages(): void {
  for (const language of languages) registerMessages(language.folder, readMessages(language, 'messages'));
}

/** Defines all figures in this process, with the same core as in the browser. */
export async function defineFigures(getBytes?: (name: ModuleName) => Promise<Buffer>): Promise<Core> {
  const core = await loadCore(getBytes);
  provideCore(core);
  provideTourAddress({ root: '', link: () => '' }); // only the page knows its URL
  registerAllMessages();
  for (const [tag, figure] of Object.entries({ ...figures, ...exerciseElements }))
    if (!customElements.get(tag) && !undrawn.includes(tag)) customElements.define(tag, figure);
  for (const figure of Object.values(figures)) await (figure as Partial<HasPrerenderData>).ahead?.();
  return core;
}

let prepared: Pick<PreparedRuns, 'once'> = new PreparedRuns();

/** Sets where prerender data comes from. */
export function takePrepared(runs: Pick<PreparedRuns, 'once'>): void {
  prepared = runs;
}

/** A figure's prerender data as an attribute. */
function preparedFor(tag: string): string {
  const { name = '', attributes = {}, text = '' } = figureTagsIn(tag)[0] ?? {};
  const figure = figures[name] as Partial<HasPrerenderData> | undefined;
  if (!figure?.prepared) return '';
  const value = prepared.once(name, text, () => figure.prepared!(core(), attributes));
  return ` ${preparedAttribute}="${value.replaceAll('"', '&quot;')}"`;
}

/** Inline numbers. Read-only ones need no shadow root, so their text is rendered directly. */
const proseNumbers: Readonly<
  Record<string, (new () => ProseNumber) & { readonly observedAttributes: readonly string[] }>
> = { 'pe-scrub': PeScrub, 'pe-value': PeValue };
const undrawn = ['pe-value'];
const numbersInText = /(<(pe-(?:scrub|value))(?:\s[^<>]*)?>).*?(?=<\/\2>)/gs;

/** The initial text of an inline number. */
function numberIn(tag: string, anchors: ReadonlyMap<string, FigureTag>): string {
  const { name = '', attributes = {} } = figureTagsIn(tag)[0] ?? {};
  const Element = proseNumbers[name];
  if (!Element) throw new Error(`There is no number in ${tag}`);
  const element = new Element();
  // Reading `observedAttributes` makes Lit finalize the class.
  const own = Object.entries(attributes).filter(([attribute]) => Element.observedAttributes.includes(attribute));
  for (const [attribute, value] of own) element.attributeChangedCallback(attribute, null, value);
  const whose = anchors.get(attributes['for'] ?? '');
  if (whose) Object.assign(element, { figure: getFigure(whose) });
  return element.text ?? '';
}

const questionAndAnswers = /(<pe-predict(?:\s[^<>]*)?>.*?)<\/p>\s*(<ol>.*?<\/ol>)(.*?)(?=<\/pe-predict>)/gs;

/** Gives each prediction its buttons, at the end of the question, and a block around what is revealed. */
function withButtons(page: string, language: Language): string {
  const t = messagesFor(language.tag);
  const button = (name: 'guess' | 'show'): string =>
    `<button type="button" class="button ${name}">${t(`predict.${name}`)}</button>`;
  const buttons = `<span class="ask">${button('guess')}${button('show')}</span>`;
  return page.replace(
    questionAndAnswers,
    `$1 ${buttons}</p>\n$2\n<div class="reveal"><p class="verdict"></p>$3</div>\n`,
  );
}

/**
 * Renders every figure of a page into a declarative shadow root, so that it shows before scripts run, and inline
 * numbers as plain text. Block figures get an anchor: their name, numbered from the second on.
 */
export async function renderFigures(page: string, language: Language): Promise<string> {
  const anchored = anchorFigures(withButtons(page, language), (tag, anchor) => {
    const id = / id="/.test(tag) ? '' : ` id="${anchor}"`;
    return `${tag.slice(0, -1)}${id}${preparedFor(tag)} lang="${language.tag}">`;
  });
  const anchors = anchorsIn(page);
  const numbered = anchored.replace(numbersInText, (_, tag: string) => tag + numberIn(tag, anchors));
  const rendered = await collectResult(render(html`${unsafeHTML(numbered)}`));
  // Lit adds markers around its template; the page around the figures is not a template.
  return rendered.replace(/^(?:<!--lit-part[^>]*-->)+/, '').replace(/(?:<!--\/lit-part-->)+$/, '');
}
