import { figureTagsIn } from '../content/figure-tags.js';
import { manifests } from '../figures/manifests.js';

const wordsPerMinute = 230;
/** Chinese takes this many characters for an English word. */
const charactersPerWord = 1.7;
const minutesPerFigure = 1;

const isFigure = new Set(manifests.filter(({ display }) => display === 'block').map(({ tag }) => tag as string));

/** Minutes for reading a page without its folds and for playing with its figures. */
export function getMinutes({ body }: { readonly body: string }): number {
  const inSight = body.replace(/<details[\s>].*?<\/details>/gs, '');
  const figures = figureTagsIn(inSight).filter(({ name, closing }) => !closing && isFigure.has(name)).length;
  const text = inSight.replace(/<[^>]*>|\]\([^)]*\)/g, ' ').replace(/\$\$?[^$]*\$\$?/g, ' x ');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\d’']+/gu)?.length ?? 0;
  return Math.ceil((words + characters / charactersPerWord) / wordsPerMinute + figures * minutesPerFigure);
}
