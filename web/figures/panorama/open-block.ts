import { html, type TemplateResult } from 'lit';
import { inRow, type Translate } from '../shared/reader/messages.js';
import { matricesIn, type Block } from './blocks.js';
import type { HeadKind } from './head-kinds.js';
import { getMatrix, type Matrix, type MatrixName, type Spot } from './matrices.js';
import { matrixView, type MatrixGestures } from './matrix-view.js';
import { dimensions, heads, hidden, vocabulary, type ForwardPass } from './model.js';
import { getOrigin } from './explanations/origin-of.js';
import type { Axis } from './shapes/axes.js';
import type { shapes } from './shapes/load.js';
import { measuredHead, describeSpot, getTitle } from './alt-text.js';
import { whereFrom } from './explanation-panel.js';

/** An open block and the selected cell. */
export interface OpenBlock {
  readonly t: Translate;
  readonly pass: ForwardPass;
  readonly block: Block;
  /** From 0. */
  readonly head: number;
  readonly spot: Spot;
  /** The lazily loaded module for shapes, if they are shown instead of values. */
  readonly shapes: ReturnType<typeof shapes>;
  /** The batch axis that is used for positions, and the user's choice of it. */
  readonly axis: Axis;
  readonly chooseAxis: ((axis: Axis) => void) | undefined;
  /** The kind of the head, if known. */
  readonly kind: HeadKind | undefined;
  /** Names the words of the task. */
  readonly getName: (word: number) => string;
  readonly gestures: (matrix: Matrix) => MatrixGestures;
  readonly follow: (spot: Spot) => void;
}

/** The matrices of an open block in the order of the computation, and the explanation of the selected cell. */
export function openBlock(open: OpenBlock): TemplateResult {
  const { t, pass, block, head, spot, getName, shapes } = open;
  const origin = getOrigin(pass, spot, head);
  const words = pass.words.map(getName);
  const answers = Array.from({ length: vocabulary }, (_, word) => getName(word));
  const { back } = origin;
  return html`
    <section class="open" id="open" aria-label=${t(`panorama.block.${block}`)}>
      <p class="what">${whatItDoes(open)}</p>
      <div class="steps">
        ${matricesIn(block, pass).map(({ name, sign }) => {
          const matrix = getMatrix(pass, name, head);
          return matrixView({
            ...{ matrix, of: pass, key: getKey(name, head), sign },
            name: t(`panorama.matrix.${name}`),
            shape: shapes?.getShape(pass, name) ?? '',
            rowNames: name === 'table' ? answers : words,
            columnNames: matrix.columnsAre === 'keys' ? words : matrix.columnsAre === 'vocabulary' ? answers : [],
            spot: spot.name === name ? spot : undefined,
            lit: origin.lit.filter((part) => part.name === name),
            valueText: spot.name === name ? describeSpot(t, pass, spot, origin, getName) : '',
            gestures: open.gestures(matrix),
          });
        })}
      </div>
      ${
        shapes
          ? shapes.batchView({ ...{ t, pass, getName, axis: open.axis }, choose: open.chooseAxis })
          : whereFrom({
              ...{ t, origin },
              title: getTitle(t, pass, spot, getName),
              back: back && getTitle(t, pass, back, getName),
              follow: () => back && open.follow(back),
            })
      }
    </section>
  `;
}

/** A sentence about the block; for a head, with its measured behaviour. */
function whatItDoes({ t, block, head, kind }: OpenBlock): string {
  const values = { head: head + 1, dimensions, hidden, heads, she: t('panorama.she') };
  const what = t(`panorama.what.${block}`, values);
  return block === 'heads' ? inRow(what, measuredHead(t, head, kind)) : what;
}

/** The cache key of a matrix; most exist once per head. */
const getKey = (name: MatrixName, head: number): string =>
  ['table', 'words', 'entered', 'shares'].includes(name) ? name : `${name} ${head}`;
