import MarkdownIt, { type Token } from 'markdown-it';

const opensNote = (token: Token | undefined): boolean =>
  token?.type === 'html_block' && /^<aside[\s>]/.test(token.content);
const closesNote = (token: Token | undefined): boolean =>
  token?.type === 'html_block' && /^<\/aside>/.test(token.content);

function html(content: string): Token {
  const token = new MarkdownIt.Token('html_block', '', 0);
  token.content = content;
  token.block = true;
  return token;
}

/** Splits a page's top-level tokens into blocks: a paragraph, a list, a heading, an aside with its content. */
function getBlocks(tokens: readonly Token[]): Token[][] {
  const blocks: Token[][] = [];
  let depth = 0;
  let figure = 0;
  for (const token of tokens) {
    if (depth === 0 && figure === 0) blocks.push([]);
    blocks.at(-1)?.push(token);
    depth += token.nesting;
    if (token.type === 'html_block') {
      const opened = token.content.match(/<(?:pe-[a-z-]+|aside)[\s>]/g)?.length ?? 0;
      const closed = token.content.match(/<\/(?:pe-[a-z-]+|aside)>/g)?.length ?? 0;
      figure += opened - closed;
    }
  }
  return blocks;
}

/**
 * Wraps each `<aside>` in `<div class="noted">` with its paragraph (the one before it, or after it if a figure or
 * heading precedes) and the paragraphs that follow. Where there is a margin, the note is next to them in a grid and
 * cannot overlap the next figure.
 */
export function groupNotes(tokens: readonly Token[]): Token[] {
  const blocks = getBlocks(tokens);
  const isParagraph = (block: Token[] | undefined): boolean => block?.[0]?.type === 'paragraph_open';
  const grouped: Token[][] = [];
  for (let index = 0; index < blocks.length; ++index) {
    const block = blocks[index];
    if (!block || !opensNote(block[0]) || !closesNote(block.at(-1))) {
      if (block) grouped.push(block);
      continue;
    }
    const before = isParagraph(grouped.at(-1)) ? grouped.pop() : undefined;
    const after: Token[][] = [];
    while (isParagraph(blocks[index + 1]) && !(before && opensNote(blocks[index + 2]?.[0])))
      after.push(blocks[++index] ?? []);
    grouped.push([html('<div class="noted">\n'), ...(before ?? []), ...block, ...after.flat(), html('</div>\n')]);
  }
  return grouped.flat();
}
