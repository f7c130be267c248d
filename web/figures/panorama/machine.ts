import { html, nothing, svg, type TemplateResult } from 'lit';
import { plotDrag } from '../shared/charts/plot-drag.js';
import { checked } from '../shared/controls/checked-directive.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { formatPercent } from '../shared/reader/format.js';
import { blocks, entrances, linesOf, results, type Block, type Line } from './blocks.js';
import { getCells, outline } from './cells.js';
import type { HeadKinds } from './head-kinds.js';
import { getMatrix, getShape, symbols, type MatrixName, type Spot } from './matrices.js';
import { getEntry, heads } from './model.js';
import type { Origin } from './origins.js';
import { describeSpot, getTitle, headName, type Told } from './texts.js';

/** The machine with one open block and one selected cell. */
export interface Machine extends Told {
  readonly block: Block;
  /** From 0. */
  readonly head: number;
  readonly kinds: HeadKinds | undefined;
  readonly spot: Spot;
  readonly origin: Origin;
  /** Whether tensors show their shapes. */
  readonly isShaped: boolean;
  readonly open: (block: Block, head?: number) => void;
}

/** The stations in order: each opens. A head is opened at its map. */
export function belt(machine: Machine): TemplateResult {
  const { t, pass, block, isShaped } = machine;
  const entry = getEntry(pass.encoding);
  return html`<form class="belt" method="dialog" role="radiogroup" aria-label=${t('panorama.belt')}>
    ${blocks.map((station) => {
      const enters = entry !== 'nowhere' && entrances[entry] === station;
      const name = t(`panorama.block.${station}`);
      const label = enters ? `${name}: ${t(`panorama.enters.${entry}`)}` : name;
      return html`<div
        class=${`station ${station}`}
        ?data-open=${station === block}
        ?data-enters=${enters}
        ?data-idle=${station === 'position' && entry !== 'added'}
      >
        ${station === 'heads' ? headMaps(machine) : option(machine, label, station)}
        <p class="small" aria-hidden="true">
          <b>${name}</b>
          <span class="soft">${isShaped ? getShape(pass, results[station]) : getRemark(machine, station)}</span>
        </p>
      </div>`;
    })}
  </form>`;
}

function getRemark({ t, head, kinds, block }: Machine, station: Block): string {
  return station === 'heads' && block === station ? `${head + 1}: ${headName(t, kinds?.[head])}` : '';
}

/** An attention map per head: rows attend to columns. */
function headMaps(machine: Machine): TemplateResult {
  const { t, kinds, pass } = machine;
  return html`<div class="maps">
    ${Array.from({ length: heads }, (_, head) => {
      const share = kinds?.[head] ? formatPercent(kinds[head].share) : '';
      const name = `${headName(t, kinds?.[head])} ${share}`.trim();
      const label = t('panorama.headLabel', { head: head + 1, name, words: pass.words.length });
      return option(machine, label, 'heads', head, share);
    })}
  </div>`;
}

/** A station's result, with the row of the selected word, and the share of attention behind a head's name. */
function option(machine: Machine, label: string, block: Block, head = machine.head, share = ''): TemplateResult {
  const { pass, spot, open } = machine;
  const matrix = getMatrix(pass, results[block], head);
  const row = spot.name === 'table' ? undefined : spot.row;
  const isOpen = block === machine.block && head === machine.head;
  return html`<label ?data-chosen=${isOpen}
    ><input
      class="covering"
      type="radio"
      name="block"
      aria-label=${label}
      ?checked=${checked(isOpen)}
      @change=${() => open(block, block === 'heads' ? head : undefined)}
    />
    <svg viewBox=${`0 0 ${matrix.columns} ${matrix.rows}`} preserveAspectRatio="none" aria-hidden="true">
      ${getCells(pass, `${matrix.name} ${head}`, matrix)} ${svg`<path class="frame" d=${outline(matrix)}></path>`}
      ${row === undefined ? nothing : svg`<path class="lit" d=${outline(matrix, row)}></path>`}
    </svg>
    ${share && html`<span class="share soft tiny" aria-hidden="true">${share}</span>`}
  </label>`;
}

/** Pointers and keys on the matrices of the open block. */
export interface Gestures {
  readonly choose: (name: MatrixName, across: number, down: number) => void;
  readonly focus: (name: MatrixName) => void;
  readonly key: (spot: Spot) => (event: KeyboardEvent) => void;
  readonly follow: (spot: Spot) => void;
}

/** The matrices of the open block in the order of the computation, and where the selected number comes from. */
export function openBlock(machine: Machine, gestures: Gestures): TemplateResult {
  const { pass, block, spot, origin } = machine;
  const { back } = origin;
  return html`
    <div class="lines">${linesOf(block, pass).map((line) => lineOf(machine, line, gestures))}</div>
    <div class="asked">
      <p class="reserve"><b>${getTitle(machine, spot)}</b> = ${origin.formula}</p>
      <button
        type="button"
        class="button"
        ?disabled=${back === undefined}
        @click=${() => back && gestures.follow(back)}
      >
        ← ${back ? getTitle(machine, back) : ''}
      </button>
    </div>
  `;
}

function lineOf(machine: Machine, line: Line, gestures: Gestures): TemplateResult {
  const { pass, names, spot, origin } = machine;
  const isLit = (row: number): boolean =>
    spot.name !== 'table' && (spot.row === row || origin.lit.some((part) => part.row === row));
  const rowNames = html`<p class="row-names soft tiny" aria-hidden="true">
    ${pass.words.map((word, row) => html`<span ?data-lit=${isLit(row)}>${names[word]}</span>`)}
  </p>`;
  // The rows of the table are not those of the sentence.
  const named = line.find((part) => part !== 'table' && part.length > 1);
  return html`<div class="matrices">
    ${line.map((part) => [
      part === named ? rowNames : nothing,
      part === '→' || part === '+' || part === '='
        ? html`<span class="sign soft" aria-hidden="true">${part}</span>`
        : matrixView(machine, part, gestures),
    ])}
  </div>`;
}

function matrixView(machine: Machine, name: MatrixName, { choose, focus, key }: Gestures): TemplateResult {
  const { t, pass, head, origin } = machine;
  const matrix = getMatrix(pass, name, head);
  const { rows, columns } = matrix;
  const spot = machine.spot.name === name ? machine.spot : undefined;
  const lit = origin.lit.filter((part) => part.name === name);
  const label = t(`panorama.matrix.${name}`);
  return html`<div class="matrix" title=${label} style=${inlineStyle(`--columns: ${columns}`)}>
    <p class="soft tiny" aria-hidden="true">${symbols[name]}</p>
    <div
      class="cells"
      role="slider"
      tabindex="0"
      aria-label=${label}
      aria-valuemin="0"
      aria-valuemax=${rows * columns - 1}
      aria-valuenow=${spot ? spot.row * columns + spot.column : 0}
      aria-valuetext=${spot ? describeSpot(machine, spot, origin) : label}
      ${plotDrag((across, down) => choose(name, across, down))}
      @focus=${() => focus(name)}
      @keydown=${spot ? key(spot) : nothing}
    >
      <svg class="fill" viewBox=${`0 0 ${columns} ${rows}`} preserveAspectRatio="none" aria-hidden="true">
        ${getCells(pass, `${name} ${head}`, matrix)} ${svg`<path class="frame" d=${outline(matrix)}></path>`}
        ${svg`<path class="lit" d=${lit.map(({ row, column }) => outline(matrix, row, column)).join('')}></path>`}
        ${svg`<path class="spot" d=${spot ? outline(matrix, spot.row, spot.column) : ''}></path>`}
      </svg>
    </div>
  </div>`;
}
