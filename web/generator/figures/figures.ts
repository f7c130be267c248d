import { html as serverOnlyHtml, render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import type { Element, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';

import type { Core } from '../../core/core.js';
import type { ModuleName } from '../../core/modules.js';
import { exerciseElements } from '../../exercises/index.js';
import { core, provideCore } from '../../figures/shared/frame/core-provider.js';
import { provideTourAddress } from '../../figures/shared/links/tour-address.js';
import { preparedAttribute, type HasPrerenderData } from '../../figures/shared/frame/prerender-data.js';
import type { ProseNumber } from '../../figures/shared/reader/inline-number.js';
import { registerMessages } from '../../figures/shared/reader/messages.js';
import { PeScrub } from '../../figures/scrub/pe-scrub.js';
import { PeValue } from '../../figures/value/pe-value.js';
import { readMessages } from '../content/content.js';
import { getAnchors, type FigureTag, type KnownFigures } from '../content/figure-tags.js';
import { loadCore } from '../load-core.js';
import { parseHtml, raw, text, toFigureTag, writeHtml } from '../text/tree.js';
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

function getPrepared({ name, attributes, text }: FigureTag): string | undefined {
  const figure = figures[name] as Partial<HasPrerenderData> | undefined;
  return figure?.prepared && prepared.once(name, text, () => figure.prepared!(core(), attributes));
}

/** Inline numbers. Read-only ones need no shadow root, so their text is rendered directly. */
const proseNumbers: Readonly<
  Record<string, (new () => ProseNumber) & { readonly observedAttributes: readonly string[] }>
> = { 'pe-scrub': PeScrub, 'pe-value': PeValue };
const undrawn = ['pe-value'];

/** The initial text of an inline number. */
function getNumber({ name, attributes }: FigureTag, anchors: ReadonlyMap<string, FigureTag>): string | undefined {
  const Element = proseNumbers[name];
  if (!Element) return undefined;
  const element = new Element();
  // Reading `observedAttributes` makes Lit finalize the class.
  const own = Object.entries(attributes).filter(([attribute]) => Element.observedAttributes.includes(attribute));
  for (const [attribute, value] of own) element.attributeChangedCallback(attribute, null, value);
  const whose = anchors.get(attributes['for'] ?? '');
  if (whose) Object.assign(element, { figure: getFigure(whose) });
  return element.text ?? '';
}

const inSentences = new Set<string>(
  describedFigures.filter(({ manifest }) => manifest.display === 'inline').map(({ manifest }) => manifest.tag),
);

type Tags = ReadonlyMap<Element, FigureTag>;

/** Gives block figures their anchors, prerender data and language. Returns their tags by anchor. */
function prepareFigures(tags: Tags, language: Language): ReadonlyMap<string, FigureTag> {
  const blocks = [...tags].filter(([, { name }]) => !inSentences.has(name));
  const anchors = getAnchors(blocks.map(([, tag]) => tag));
  blocks.forEach(([{ properties }, tag], index) => {
    properties['id'] = anchors[index]!;
    const data = getPrepared(tag);
    if (data !== undefined) properties[preparedAttribute] = data;
    properties['lang'] = language.tag;
  });
  return new Map(blocks.map(([, tag], index) => [anchors[index]!, tag]));
}

function addNumbers(tags: Tags, anchors: ReadonlyMap<string, FigureTag>): void {
  for (const [element, tag] of tags) {
    const number = getNumber(tag, anchors);
    if (number !== undefined) element.children = [text(number)];
  }
}

/** An element with its shadow root, without what it contains. Adds the tags of all elements in it to `tags`. */
function renderElement(element: Element, tags: Set<string>): Promise<string> {
  const written = writeHtml({ ...element, children: [] });
  const template = serverOnlyHtml(Object.assign([written], { raw: [written] }));
  return collectResult(render(template, { customElementRendered: (tag) => tags.add(tag) }));
}

/** The elements of a tree with their tags. */
function findElements(tree: Root): Tags {
  const tags = new Map<Element, FigureTag>();
  visit(tree, 'element', (element) => {
    const tag = element.tagName.startsWith('pe-') ? toFigureTag(element) : undefined;
    if (tag) tags.set(element, tag);
  });
  return tags;
}

/** Renders all elements of a tree into declarative shadow roots. Returns their tags, also those within others. */
async function renderElements(tree: Root): Promise<ReadonlySet<string>> {
  const found: { readonly element: Element; readonly parent: Parents }[] = [];
  visit(tree, 'element', (element, _, parent) => {
    if (parent && element.tagName.startsWith('pe-')) found.push({ element, parent });
  });
  const tags = new Set(found.map(({ element }) => element.tagName));
  // The innermost first, since an element is replaced by its parts.
  for (const { element, parent } of found.toReversed()) {
    if (undrawn.includes(element.tagName)) continue;
    const end = `</${element.tagName}>`;
    const opening = raw((await renderElement(element, tags)).slice(0, -end.length));
    parent.children.splice(parent.children.indexOf(element), 1, opening, ...element.children, raw(end));
  }
  return tags;
}

/**
 * Renders every figure of a page into a declarative shadow root, so that it shows before scripts run, and inline
 * numbers as plain text. Block figures get an anchor. Returns the tags of all elements, also of those within figures.
 */
export function addFigures(tree: Root, language: Language): Promise<ReadonlySet<string>> {
  const tags = findElements(tree);
  addNumbers(tags, prepareFigures(tags, language));
  return renderElements(tree);
}

/** Renders a figure, given by its tag, as it is without prerender data. */
export async function renderFigure(html: string): Promise<string> {
  const tree = parseHtml(html);
  addNumbers(findElements(tree), new Map());
  await renderElements(tree);
  return writeHtml(tree);
}
