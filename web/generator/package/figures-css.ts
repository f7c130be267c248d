import { exerciseManifest, manifests } from '../figures/manifests.js';

/** A compact figure is at most 640 px high, with its caption. */
const compactHeight = 600;

const rem = (pixels: number): string => `${pixels / 16}rem`;

const blocks = [...manifests, exerciseManifest].filter(({ display }) => display === 'block');
const tags = `:is(${blocks.map(({ tag }) => tag).join(', ')})`;

/** A rule per view of each figure: the height in columns of one kind. */
const rules = (column: 0 | 1): string =>
  blocks
    .flatMap(({ tag, views, heights = {} }) =>
      Object.entries(heights).map(([view, pair]) => {
        const selector = view === '' ? tag : `${tag}[${views ?? 'view'}='${view}']`;
        return `${selector} { --pe-height: ${rem(pair[column])}; }\n`;
      }),
    )
    .join('');

/** `figures.css`: room for each figure before its code loads, by the heights in the manifests. */
export const figuresCss =
  (): string => `/* Room for figures before their code loads, so that the text below does not move. */
${tags}:not(:defined) { display: block; min-block-size: var(--pe-height, 28rem); }
${tags}[size='compact']:not(:defined) { min-block-size: min(var(--pe-height, 28rem), ${rem(compactHeight)}); }
${rules(1)}@media (width < 540px) {
${rules(0)}}
`;
