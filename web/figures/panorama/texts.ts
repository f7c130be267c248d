import { formatPercent } from '../shared/reader/format.js';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { term } from './formula.js';
import { counted, type HeadKind } from './head-kinds.js';
import { getMatrix, symbols, type Spot } from './matrices.js';
import { dimensions, getAnswer, heads, hidden, type ForwardPass } from './model.js';
import type { Origin } from './origins.js';
import type { Block } from './blocks.js';

/** What the texts are about: the words of the vocabulary have names in the reader's language. */
export interface Told {
  readonly t: Translate;
  readonly pass: ForwardPass;
  readonly names: readonly string[];
}

/** A probability in percent, at most 99: no model is certain. */
const sureness = (fraction: number): string => `${Math.min(99, Math.round(fraction * 100))}%`;

/** The model's answer, and whether it is correct. */
export function getVerdict({ t, pass, names }: Told): string {
  const { named, share, nearest } = getAnswer(pass);
  const values = { she: t('panorama.she'), named: names[named]!, share: sureness(share) };
  if (nearest === undefined) return t('panorama.nobody', values);
  return t(named === nearest ? 'panorama.right' : 'panorama.wrong', { ...values, nearest: names[nearest]! });
}

/** A cell by the names of its row and column: `[she, Mia]`. */
function getPlace({ pass, names }: Told, { name, row, column }: Spot): string {
  const { columnsAre } = getMatrix(pass, name, 0);
  const word = name === 'table' ? row : pass.words[row]!;
  const across = columnsAre === 'keys' ? pass.words[column]! : column;
  return `[${names[word]!}, ${columnsAre === 'numbers' ? column + 1 : names[across]!}]`;
}

/** The title of a cell with the symbol of its matrix. */
export const getTitle = (told: Told, spot: Spot): string => `${symbols[spot.name]} ${getPlace(told, spot)}`;

/** A cell in words: its value, and how it was computed. */
export const describeSpot = (told: Told, spot: Spot, { kind, value, says }: Origin): string =>
  told.t('panorama.spot', {
    title: `${told.t(`panorama.matrix.${spot.name}`)} ${getPlace(told, spot)}`,
    value: term(value),
    from: told.t(`panorama.from.${kind}`, says),
  });

/** What a head does, and its fraction of attention behind that; some heads have no name. */
export const headName = (t: Translate, kind: HeadKind | undefined): string =>
  kind ? t(`panorama.kind.${kind.kind}`) : t('panorama.nameless');

/** What a block does; of a head, with what was measured. */
export function describeBlock(t: Translate, block: Block, head: number, kind: HeadKind | undefined): string {
  const values = { head: head + 1, dimensions, hidden, heads, she: t('panorama.she') };
  const what = t(`panorama.what.${block}`, values);
  if (block !== 'heads') return what;
  const share = kind ? formatPercent(kind.share) : '';
  return inRow(what, t(`panorama.measured.${kind?.kind ?? 'none'}`, { head: head + 1, counted, share }));
}
