import type { Element, ElementContent, Root, RootContent } from 'hast';
import { h } from 'hastscript';

import { manifests } from '../figures/manifests.js';
import { isElement } from './tree.js';

const blockFigures = new Map(
  manifests.filter(({ display }) => display === 'block').map((manifest) => [manifest.tag as string, manifest]),
);

/** Whether this is a figure that does not stand in a sentence. */
export const isBlockFigure = (node: RootContent): node is Element => isElement(node, ...blockFigures.keys());

const isHeading = (node: RootContent): boolean => isElement(node) && /^h[1-6]$/.test(node.tagName);

/**
 * Wraps each figure and the text about it in `<div class="scene">`, for wide windows, where the figure stays in sight beside
 * its text. A scene starts with the last heading before its figure and ends where the next one starts.
 */
export function groupScenes(tree: Root): void {
  const blocks = tree.children as ElementContent[];
  const figures = blocks.flatMap((block, at) => (isBlockFigure(block) ? [at] : []));
  if (figures.length === 0) return;
  const starts = figures.map((at, index) => {
    if (index === 0) return 0;
    const heading = blocks.findLastIndex((block, before) => before < at && isHeading(block));
    return heading > figures[index - 1]! ? heading : at;
  });
  const prose = (nodes: readonly ElementContent[]): Element[] =>
    nodes.some((node) => isElement(node)) ? [h('div.prose', [...nodes])] : [];
  tree.children = figures.map((at, index) => {
    const figure = blocks[at] as Element;
    const scene = blockFigures.get(figure.tagName)?.isWide ? 'div.scene.wide' : 'div.scene';
    const [before, after] = [blocks.slice(starts[index], at), blocks.slice(at + 1, starts[index + 1])];
    return h(scene, [...prose(before), figure, ...prose(after)]);
  });
}
