import { html, nothing, svg, type TemplateResult } from 'lit';
import type { Translate } from '../shared/reader/messages.js';
import { sureness } from './answer.js';
import { blocks, type Block } from './blocks.js';
import { getCells, outline } from './cells.js';
import { getMatrix, type MatrixName } from './matrices.js';
import { getAnswer, getEntry, heads, type ForwardPass } from './model.js';

/** The state shown by the tiles. */
export interface Machine {
  readonly t: Translate;
  readonly pass: ForwardPass;
  readonly open: Block;
  /** From 0. */
  readonly head: number;
  /** The word whose row is selected. */
  readonly row: number;
  /** Names the words of the task. */
  readonly getName: (word: number) => string;
  /** A head's name in a few words, and the fraction of attention behind it. */
  readonly headName: (head: number) => { readonly name: string; readonly share: string };
  /** The shapes of a block's input and output, if shapes are shown. */
  readonly shape: (block: Block) => string;
  readonly openBlock: (block: Block, head?: number) => void;
}

/** The output matrix of each block, which its tile draws. */
const drawn: Readonly<Record<Exclude<Block, 'heads'>, MatrixName>> = {
  ...{ embedding: 'words', position: 'entered', mixing: 'afterAttention', hidden: 'afterHidden', output: 'shares' },
};

/** The block where the position enters, for each kind of encoding. */
const entrances = { added: 'position', turned: 'heads', biased: 'heads', nowhere: undefined } as const;

/** The tiles of all blocks, with the panel of the open one. */
export function getMachine(machine: Machine, panel: TemplateResult): TemplateResult {
  return html`${blocks.map((block) => html`${tile(machine, block)}${block === machine.open ? panel : nothing}`)}`;
}

function tile(machine: Machine, block: Block): TemplateResult {
  const { t, pass, open } = machine;
  const entry = getEntry(pass.encoding);
  const enters = entrances[entry] === block;
  const isIdle = block === 'position' && entry !== 'added';
  return html`
    <section class=${`tile ${block}`} ?data-open=${block === open} ?data-enters=${enters} ?data-idle=${isIdle}>
      <button
        type="button"
        class="title"
        aria-expanded=${block === open ? 'true' : 'false'}
        @click=${() => machine.openBlock(block)}
      >
        ${t(`panorama.block.${block}`)}
      </button>
      <p class="entry">${entryText(machine, block)}</p>
      ${block === 'heads' ? headMaps(machine) : html`${rowNames(machine)}${strip(machine, drawn[block])}`}
    </section>
  `;
}

/** The line below the title: whether the position enters here, the shapes, or the answer. */
function entryText({ t, pass, shape, getName }: Machine, block: Block): string {
  const entry = getEntry(pass.encoding);
  const shapes = shape(block);
  if (shapes !== '') return shapes;
  if (entrances[entry] === block) return t(`panorama.enters.${entry}`);
  if (block === 'position') return t(entry === 'nowhere' ? 'panorama.enters.nowhere' : 'panorama.idle');
  if (block !== 'output') return '';
  const { named, share } = getAnswer(pass);
  return `${getName(named)} ${sureness(share)}`;
}

/** On phones each tile has the words as row names; side by side they share them. */
const rowNames = ({ pass, row, getName }: Machine): TemplateResult =>
  html`<div class="row-names soft tiny" aria-hidden="true">
    ${pass.words.map((word, place) => html`<span ?data-lit=${place === row}>${getName(word)}</span>`)}
  </div>`;

/** A matrix of words x components, with the selected row. */
function strip({ pass, row }: Machine, name: MatrixName): TemplateResult {
  const matrix = getMatrix(pass, name, 0);
  return html`<svg
    class="drawn"
    viewBox=${`0 0 ${matrix.columns} ${matrix.rows}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    ${getCells(pass, name, matrix)} ${svg`<path class="frame" d=${outline(matrix)}></path>`}
    ${svg`<path class="row" d=${outline(matrix, row)}></path>`}
  </svg>`;
}

/** An attention map per head: rows attend to columns. */
function headMaps(machine: Machine): TemplateResult {
  const { t, pass, row, headName } = machine;
  return html`<div class="drawn maps">
    ${Array.from({ length: heads }, (_, head) => {
      const matrix = getMatrix(pass, 'attention', head);
      const isChosen = head === machine.head;
      const { name, share } = headName(head);
      return html`<button
        type="button"
        class="map"
        aria-pressed=${isChosen ? 'true' : 'false'}
        aria-label=${t('panorama.headLabel', { head: head + 1, name: `${name} ${share}`.trim(), words: matrix.rows })}
        @click=${() => machine.openBlock('heads', head)}
      >
        <svg viewBox=${`0 0 ${matrix.columns} ${matrix.rows}`} preserveAspectRatio="xMidYMin" aria-hidden="true">
          ${getCells(pass, `attention ${head}`, matrix)} ${svg`<path class="frame" d=${outline(matrix)}></path>`}
          ${svg`<path class="row" d=${outline(matrix, row)}></path>`}
        </svg>
        <span class="share soft" aria-hidden="true">${share}</span>
        <span class="head-name soft" aria-hidden="true"><b>${head + 1}</b> ${name}</span>
      </button>`;
    })}
  </div>`;
}
