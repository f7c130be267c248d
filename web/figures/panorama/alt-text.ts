import type { Translate } from '../shared/reader/messages.js';
import { formatPercent } from '../shared/reader/format.js';
import { term } from './explanations/formula.js';
import { counted, type HeadKind } from './head-kinds.js';
import { getMatrix, type Spot } from './matrices.js';
import type { ForwardPass } from './model.js';
import type { Origin } from './explanations/origin.js';

type NameOf = (word: number) => string;

/** The title of a cell: matrix, row, and column. */
export function getTitle(t: Translate, pass: ForwardPass, { name, row, column }: Spot, getName: NameOf): string {
  const { columnsAre } = getMatrix(pass, name, 0);
  const word = name === 'table' ? row : pass.words[row]!;
  const across =
    columnsAre === 'keys' ? getName(pass.words[column]!) : columnsAre === 'vocabulary' ? getName(column) : column + 1;
  return `${t(`panorama.matrix.${name}`)} [${getName(word)}, ${across}]`;
}

/** Accessible text of a cell: its value, and how it was computed. */
export const describeSpot = (t: Translate, pass: ForwardPass, spot: Spot, origin: Origin, getName: NameOf): string =>
  t('panorama.spot', {
    title: getTitle(t, pass, spot, getName),
    value: term(origin.value),
    from: t(`panorama.from.${origin.kind}`, origin.says),
  });

/** The name of a head by what it does, with its fraction of attention; or a text for heads without a name. */
export const headName = (
  t: Translate,
  kind: HeadKind | undefined,
): { readonly name: string; readonly share: string } =>
  kind
    ? { name: t(`panorama.kind.${kind.kind}`), share: formatPercent(kind.share) }
    : { name: t('panorama.nameless'), share: '' };

/** A sentence with the measurement behind a head's name. */
export const measuredHead = (t: Translate, head: number, kind: HeadKind | undefined): string =>
  t(kind ? `panorama.measured.${kind.kind}` : 'panorama.measured.none', {
    ...{ head: head + 1, counted, share: kind ? formatPercent(kind.share) : '' },
  });
