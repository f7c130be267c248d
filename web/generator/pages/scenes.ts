import MarkdownIt, { type Token } from 'markdown-it';

import { manifests } from '../figures/manifests.js';

const blockFigures = new Map(
  manifests.filter(({ display }) => display === 'block').map((manifest) => [manifest.tag as string, manifest]),
);

function html(content: string): Token {
  const token = new MarkdownIt.Token('html_block', '', 0);
  token.content = content;
  token.block = true;
  return token;
}

/** Splits a page's top-level tokens into blocks: a paragraph, a list, a heading, a figure with its caption. */
function getBlocks(tokens: readonly Token[]): Token[][] {
  const blocks: Token[][] = [];
  let depth = 0;
  let elements = 0;
  for (const token of tokens) {
    if (depth === 0 && elements === 0) blocks.push([]);
    blocks.at(-1)?.push(token);
    depth += token.nesting;
    if (token.type === 'html_block') {
      const opened = token.content.match(/<(?:pe-[a-z-]+|aside|details)[\s>]/g)?.length ?? 0;
      const closed = token.content.match(/<\/(?:pe-[a-z-]+|aside|details)>/g)?.length ?? 0;
      elements += opened - closed;
    }
  }
  return blocks;
}

const getFigure = ([first]: readonly Token[]): { readonly isWide?: boolean } | undefined =>
  first?.type === 'html_block' ? blockFigures.get(/^<(pe-[a-z-]+)/.exec(first.content)?.[1] ?? '') : undefined;

const isHeading = ([first]: readonly Token[]): boolean => first?.type === 'heading_open';

/**
 * Wraps each figure and the text about it in `<div class="scene">`, for wide windows, where the figure stays in sight beside
 * its text. A scene starts with the last heading before its figure and ends where the next one starts.
 */
export function groupScenes(tokens: readonly Token[]): Token[] {
  const blocks = getBlocks(tokens);
  const figures = blocks.flatMap((block, at) => (getFigure(block) ? [at] : []));
  const starts = figures.map((at, index) => {
    if (index === 0) return 0;
    const heading = blocks.findLastIndex((block, before) => before < at && isHeading(block));
    return heading > figures[index - 1]! ? heading : at;
  });
  const prose = (text: readonly Token[][]): Token[] =>
    text.length === 0 ? [] : [html('<div class="prose">\n'), ...text.flat(), html('</div>\n')];
  const scenes = figures.flatMap((at, index) => [
    html(`<div class="scene${getFigure(blocks[at]!)?.isWide ? ' wide' : ''}">\n`),
    ...prose(blocks.slice(starts[index], at)),
    ...blocks[at]!,
    ...prose(blocks.slice(at + 1, starts[index + 1])),
    html('</div>\n'),
  ]);
  return figures.length === 0 ? [...tokens] : scenes;
}
