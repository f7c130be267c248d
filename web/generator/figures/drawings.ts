import { figureTagsIn } from '../content/figure-tags.js';
import { drawing } from './drawing.js';
import { knownFigures, renderFigure } from './figures.js';

/** By tag. They have no words, so all languages share them. */
const drawings = new Map<string, Promise<string | undefined>>();

const draw = async (tag: string): Promise<string | undefined> =>
  drawing(await renderFigure(`${tag}</${figureTagsIn(tag)[0]?.name ?? ''}>`));

/**
 * The picture of a figure as SVG; undefined where it is not SVG.
 *
 * @param tag - An opening tag, `<pe-clock position="3">`.
 */
export function getDrawing(tag: string): Promise<string | undefined> {
  const drawn = drawings.get(tag) ?? draw(tag);
  drawings.set(tag, drawn);
  return drawn;
}

/** The picture of the first figure in a text that is SVG. */
export async function getFirstDrawing(body: string): Promise<string | undefined> {
  for (const { name, text, closing } of figureTagsIn(body)) {
    const drawn = !closing && knownFigures[name] ? await getDrawing(text) : undefined;
    if (drawn !== undefined) return drawn;
  }
  return undefined;
}
