import type { MarkdownIt, StateCore, Token } from 'markdown-it';

/** The act of a phrase: the id of a figure of the page, and the state that it is brought into. */
export interface Act {
  readonly id: string;
  readonly state: readonly (readonly [field: string, text: string])[];
}

/** The act that a link stands for, `#heatmap?view=0+50+0+512`; undefined for a link that leads somewhere. */
export function getAct(href: string): Act | undefined {
  const [, id, state] = /^#([^?]+)\?(.+)$/.exec(href) ?? [];
  return id === undefined ? undefined : { id, state: [...new URLSearchParams(state)] };
}

const opensAct = (token: Token | undefined): boolean => getAct(String(token?.attrGet('href') ?? '')) !== undefined;

/** The opening tag of a link that ends here: links do not stand in links. */
const opening = (tokens: readonly Token[], end: number): Token | undefined =>
  tokens.slice(0, end).findLast(({ type }) => type === 'link_open');

/** A piece of a phrase, and whether it stands on one line. */
type Piece = readonly [text: string, together: boolean];

/**
 * A phrase has a ground of its own, so one letter of it that a line leaves over looks like a button of one letter. Where a line may break
 * between any two letters, two of them keep together at its start and three at its end; elsewhere a short last word keeps to the one before it.
 */
function getPieces(phrase: string, starts: boolean, ends: boolean): readonly Piece[] {
  const isHan = /\p{Script=Han}/u.test(phrase);
  if (isHan && phrase.length <= 5) return [[phrase, phrase.length > 1]];
  const kept = isHan
    ? new RegExp(`^(${starts ? '\\S\\s?\\S' : ''})(.*?)(${ends ? '\\S\\s?\\S\\s?\\S' : ''})$`, 'u')
    : /^()(.*\s)(\S+\s\S{1,4})$/u;
  const [, start = '', middle = '', end = ''] = kept.exec(phrase) ?? [undefined, '', phrase, ''];
  if (!ends && end) return [[phrase, false]];
  const pieces: readonly Piece[] = [
    [start, true],
    [middle, false],
    [end, true],
  ];
  return pieces.filter(([text]) => text !== '');
}

/** Keeps the start and the end of every phrase that acts together. */
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

/** Writes a link that stands for an act as the element that does it. */
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
