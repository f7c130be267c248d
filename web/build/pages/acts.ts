import type { MarkdownIt, Token } from 'markdown-it';

/** The act of a phrase: the id of a figure of the page, and the state that it is brought into. */
export interface Act {
  readonly id: string;
  readonly state: readonly (readonly [field: string, text: string])[];
}

/** The act that a link stands for, `#heatmap?view=0+50+0+512`; undefined for a link that leads somewhere. */
export function actOf(href: string): Act | undefined {
  const [, id, state] = /^#([^?]+)\?(.+)$/.exec(href) ?? [];
  return id === undefined ? undefined : { id, state: [...new URLSearchParams(state)] };
}

const opensAct = (token: Token | undefined): boolean => actOf(String(token?.attrGet('href') ?? '')) !== undefined;

/** The opening tag of a link that ends here: links do not stand in links. */
const opening = (tokens: readonly Token[], end: number): Token | undefined =>
  tokens.slice(0, end).findLast(({ type }) => type === 'link_open');

/** Writes a link that stands for an act as the element that does it. */
export function acts(markdown: MarkdownIt): void {
  const { rules } = markdown.renderer;
  rules['link_open'] = (tokens, index, options, _env, self) => {
    const token = tokens[index];
    if (!token || !opensAct(token)) return self.renderToken(tokens, index, options);
    return `<pe-act to="${markdown.utils.escapeHtml(String(token.attrGet('href')).slice(1))}">`;
  };
  rules['link_close'] = (tokens, index, options, _env, self) =>
    opensAct(opening(tokens, index)) ? '</pe-act>' : self.renderToken(tokens, index, options);
}
