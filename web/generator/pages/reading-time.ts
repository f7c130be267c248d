import { figureTagsIn } from '../content/figure-tags.js';
import { countWords } from '../content/word-count.js';
import { manifests } from '../figures/manifests.js';

const wordsPerMinute = 230;
const minutesPerFigure = 1;

const isFigure = new Set(manifests.filter(({ display }) => display === 'block').map(({ tag }) => tag as string));

/** Minutes for reading a page without its folds and for playing with its figures. */
export function getMinutes({ body }: { readonly body: string }): number {
  const inSight = body.replace(/<details[\s>].*?<\/details>/gs, '');
  const figures = figureTagsIn(inSight).filter(({ name, closing }) => !closing && isFigure.has(name)).length;
  return Math.ceil(countWords(inSight) / wordsPerMinute + figures * minutesPerFigure);
}
