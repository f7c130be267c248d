import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { joinSizes } from './data.js';
import { formatNumber } from '../shared/reader/format.js';
import type { Translate } from '../shared/reader/messages.js';
import { dataTable } from '../shared/data-table.js';

/** The matrices that read the sum and the joined vector, to one scale, each below its input. */
export function joinPicture(t: Translate, dimensions: number, joined: number): TemplateResult {
  const { added, joined: other } = joinSizes(dimensions, joined);
  return html`
    <div class="join">
      ${matrix(t, dimensions, 0, joined)} ${matrix(t, dimensions, joined, joined)}
      <p class="reading">${t('addition.cost', { more: formatNumber(other.parameters - added.parameters) })}</p>
    </div>
  `;
}

/** The room for both matrices side by side; above them the names and the numbers of their input. */
const wide = 320;
const [namesAt, inputAt, inputHigh, matrixAt] = [10, 20, 20, 46];
/** Narrower parts have no letter in them. */
const minLettered = 22;

/**
 * The input, and below it the matrix that the next layer multiplies by, so that each column stands under the number that it
 * multiplies: of the word, and beside it of the code where that is joined. While the position has no more numbers than the word, the
 * word's part is as large as ever.
 *
 * @param joined - The numbers that this matrix reads for the position alone.
 * @param most - Those that the wider one of the picture reads, which sets the scale.
 */
function matrix(t: Translate, dimensions: number, joined: number, max: number): TemplateResult {
  const unit = wide / (dimensions + Math.max(dimensions, max));
  const [d, p] = [dimensions * unit, joined * unit];
  const kind = joined === 0 ? 'added' : 'joined';
  const { inputs, parameters } = joinSizes(dimensions, max)[kind];
  const [outputs, inputsText, count] = [dimensions, inputs, parameters].map((value) => formatNumber(value));
  const values = { outputs: outputs!, inputs: inputsText!, parameters: count! };
  const part = (of: string, letters: readonly [string, string], x: number, width: number): SVGTemplateResult => svg`
    <rect class="input ${of}" x=${x.toFixed(2)} y=${inputAt} width=${width.toFixed(2)} height=${inputHigh}></rect>
    <rect class="weights ${of}" x=${x.toFixed(2)} y=${matrixAt} width=${width.toFixed(2)} height=${d.toFixed(2)}></rect>
    ${width < minLettered ? nothing : svg`${letter(letters[0], x + width / 2, inputAt + inputHigh / 2)}${letter(letters[1], x + width / 2, matrixAt + d / 2)}`}
  `;
  return html`
    <div class="matrix">
      <p class="matrix-name">${t(`addition.${kind}`)}</p>
      <p class="number">${t('addition.parameters', values)}</p>
      <svg
        viewBox="-1 0 ${wide + 2} ${matrixAt + wide / 2 + 1}"
        role="img"
        aria-label=${t(`addition.matrixLabel.${kind}`, { ...values, word: dimensions, code: joined })}
      >
        ${
          kind === 'added'
            ? svg`${inputName(t('addition.input.sum', { numbers: formatNumber(dimensions) }), 0)}${part('both', ['x + p', 'W'], 0, d)}`
            : svg`${inputName(t('addition.input.word', { numbers: formatNumber(dimensions) }), 0)}
                ${inputName(t('addition.input.position', { numbers: formatNumber(joined) }), d < wide / 2 ? wide : d)}
                ${part('of-word', ['x', 'W₁'], 0, d)}${part('of-code', ['p', 'W₂'], d, p)}`
        }
      </svg>
    </div>
  `;
}

const letter = (text: string, x: number, y: number): SVGTemplateResult =>
  svg`<text x=${x.toFixed(2)} y=${y.toFixed(2)}>${text}</text>`;

/** Over its part; at the right edge it ends there. */
const inputName = (text: string, x: number): SVGTemplateResult =>
  svg`<text class=${x === wide ? 'input-name last' : 'input-name'} x=${x.toFixed(2)} y=${namesAt}>${text}</text>`;

/** Widths and parameters of both. */
export function joinTable(t: Translate, dimensions: number, joined: number): TemplateResult {
  const sizes = joinSizes(dimensions, joined);
  return dataTable(['added', 'joined'] as const, [
    ['', (kind) => t(`addition.${kind}`)],
    [t('addition.inputs'), (kind) => formatNumber(sizes[kind].inputs)],
    [t('addition.outputs'), () => formatNumber(dimensions)],
    [t('addition.parameterCount'), (kind) => formatNumber(sizes[kind].parameters)],
  ]);
}
