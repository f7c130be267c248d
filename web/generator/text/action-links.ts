import type { ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

import { isElement, text } from './tree.js';

/** An action link: the id of a figure on the page, and the state to set. */
export interface Act {
  readonly id: string;
  readonly state: readonly (readonly [field: string, text: string])[];
}

/** Parses an action link such as `#heatmap?view=0+50+0+512`; undefined for other links. */
export function getAct(href: string): Act | undefined {
  const [, id, state] = /^#([^?]+)\?(.+)$/.exec(href) ?? [];
  return id === undefined ? undefined : { id, state: [...new URLSearchParams(state)] };
}

const together = (phrase: string): ElementContent => h('span.together', phrase);

/**
 * Splits the phrase of an action link, which looks like a button, so that no single letter wraps to another line. Short
 * phrases don't wrap. In Chinese two characters stay together at the start and three at the end; elsewhere a short first
 * or last word stays with its neighbour.
 */
function getPieces(phrase: string, starts: boolean, ends: boolean): ElementContent[] {
  const isHan = /\p{Script=Han}/u.test(phrase);
  if (starts && ends && phrase.length <= (isHan ? 5 : 16)) return [phrase.length > 1 ? together(phrase) : text(phrase)];
  const [atStart, atEnd] = isHan
    ? ['\\S\\s?\\S', '\\S\\s?\\S\\s?\\S']
    : ['(?:\\S{1,3}\\s\\S+)?', '(?:\\S+\\s\\S{1,4})?'];
  const pattern = new RegExp(`^(${starts ? atStart : ''})(.*?)(${ends ? atEnd : ''})$`, 'su');
  const [, start = '', middle = '', end = ''] = pattern.exec(phrase) ?? [undefined, '', phrase, ''];
  return [
    ...(start === '' ? [] : [together(start)]),
    ...(middle === '' ? [] : [text(middle)]),
    ...(end === '' ? [] : [together(end)]),
  ];
}

/** Makes `<pe-act>` elements of action links. */
export function renderActionLinks(tree: Root): void {
  visit(tree, 'element', (link) => {
    const href = isElement(link, 'a') ? String(link.properties['href']) : '';
    if (!getAct(href)) return;
    const last = link.children.length - 1;
    link.tagName = 'pe-act';
    link.properties = { to: href.slice(1) };
    link.children = link.children.flatMap((child, index) =>
      child.type === 'text' && (index === 0 || index === last)
        ? getPieces(child.value, index === 0, index === last)
        : [child],
    );
  });
}
