import type { MarkdownIt, StateCore, Token } from 'markdown-it';

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

const opensAct = (token: Token | undefined): boolean => getAct(String(token?.attrGet('href') ?? '')) !== undefined;

/** The opening token of the link that ends here. Links do not nest. */
const opening = (tokens: readonly Token[], end: number): Token | undefined =>
  tokens.slice(0, end).findLast(({ type }) => type === 'link_open');

/** Part of a phrase, and whether it must not wrap. */
type Piece = readonly [text: string, together: boolean];

/**
 * Splits the phrase of an action link, which looks like a button, so that no single letter wraps to another line. Short
 * phrases don't wrap. In Chinese two characters stay together at the start and three at the end; elsewhere a short first
 * or last word stays with its neighbour.
 */
function getPieces(phrase: string, starts: boolean, ends: boolean): readonly Piece[] {
  const isHan = /\p{Script=Han}/u.test(phrase);
  if (starts && ends && phrase.length <= (isHan ? 5 : 16)) return [[phrase, phrase.length > 1]];
  const [atStart, atEnd] = isHan
    ? ['\\S\\s?\\S', '\\S\\s?\\S\\s?\\S']
    : ['(?:\\S{1,3}\\s\\S+)?', '(?:\\S+\\s\\S{1,4})?'];
  const pattern = new RegExp(`^(${starts ? atStart : ''})(.*?)(${ends ? atEnd : ''})$`, 'u');
  const [, start = '', middle = '', end = ''] = pattern.exec(phrase) ?? [undefined, '', phrase, ''];
  const pieces: readonly Piece[] = [
    [start, true],
    [middle, false],
    [end, true],
  ];
  return pieces.filter(([text]) => text !== '');
}

/** Prevents line breaks near the start and end of every action link. */
function keepTogether({ tokens, Token }: StateCore): void {
  const written = ([text, together]: Piece): Token[] => {
    const letters = Object.assign(new Token('text', '', 0), { content: text });
    if (!together) return [letters];
    const open = new Token('span_open', 'span', 1);
    open.attrSet('class', 'together');
    return [open, letters, new Token('span_close', 'span', -1)];
  };
  for (const inline of tokens) {
    const children = inline.children ?? [];
    inline.children = children.flatMap((token, index) => {
      const [before, after] = [children[index - 1], children[index + 1]];
      const starts = opensAct(before) && before?.type === 'link_open';
      const ends = after?.type === 'link_close' && opensAct(opening(children, index));
      if (token.type !== 'text' || !(starts || ends)) return [token];
      return getPieces(token.content, starts, ends).flatMap(written);
    });
  }
}

/** markdown-it plugin: renders action links as `<pe-act>` elements. */
export function acts(markdown: MarkdownIt): void {
  markdown.core.ruler.push('phrases', keepTogether);
  const { rules } = markdown.renderer;
  rules['link_open'] = (tokens, index, options, _env, self) => {
    const token = tokens[index];
    if (!token || !opensAct(token)) return self.renderToken(tokens, index, options);
    return `<pe-act to="${markdown.utils.escapeHtml(String(token.attrGet('href')).slice(1))}">`;
  };
  rules['link_close'] = (tokens, index, options, _env, self) =>
    opensAct(opening(tokens, index)) ? '</pe-act>' : self.renderToken(tokens, index, options);
}
