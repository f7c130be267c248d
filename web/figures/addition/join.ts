import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import type { Addition } from '../../core/index.js';
import { joinSizes, reachOf, type Addend } from './data.js';
import { wordName } from './sum.js';
import { spoken } from '../shared/reader/format.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { barFills } from '../shared/charts/sign-colours.js';
import { barPaths } from '../shared/clock/strip.js';
import type { Say } from '../shared/reader/words.js';

/** So many numbers of each vector are drawn: more lines than theirs nobody follows. */
const mostDrawn = 16;
/** Cells between word and code. */
const gap = 2;

export interface JoinView {
  readonly addition: Addition;
  readonly addend: Addend;
  readonly dimensions: number;
  /** The number of dimensions that are joined for the position. */
  readonly joined: number;
}

/** Joining, then [I I], is adding; and below it the matrices that read the one and the other, to one scale. */
export function joinPicture(say: Say, view: JoinView): TemplateResult {
  const { dimensions, joined } = view;
  const drawn = Math.min(mostDrawn, dimensions);
  const { added, joined: other } = joinSizes(dimensions, joined);
  return html`
    <div class="join">
      <div class="merge" style=${`--word: ${drawn}; --gap: ${gap}`}>
        <div class="merge-heads" aria-hidden="true">
          <span>${wordName(say, view.addend)}</span><span></span><span>${say('addition.code')}</span>
        </div>
        ${mergeDrawing(say, view, drawn)}
        <p class="merge-sum" aria-hidden="true">${say('addition.sum')}</p>
        <p class="reading">
          ${say('addition.tied')}
          ${drawn < dimensions ? say('addition.firstDrawn', { drawn, dimensions }) : say('addition.allDrawn', { dimensions })}
        </p>
      </div>
      <div class="matrices">${matrix(say, dimensions, 0, joined)} ${matrix(say, dimensions, joined, joined)}</div>
      <p class="reading">
        ${say('addition.cost', {
          added: spoken(added.parameters),
          joined: spoken(other.parameters),
          more: spoken(other.parameters - added.parameters),
        })}
      </p>
    </div>
  `;
}

/** The joined vector above, the sum below; each of its numbers has two lines, one from the word and one from the code. */
function mergeDrawing(say: Say, { addition, dimensions }: JoinView, drawn: number): SVGTemplateResult | TemplateResult {
  const [word, code, sum] = [addition.word, addition.code, addition.sum].map((vector) => vector.slice(0, drawn));
  const reach = reachOf(addition.word, addition.code, addition.sum);
  const width = 2 * drawn + gap;
  const from = (width - drawn) / 2;
  const line = (start: number, k: number): string =>
    `M${start + k + 0.5} 34C${start + k + 0.5} 54 ${from + k + 0.5} 46 ${from + k + 0.5} 66`;
  const cells = Array.from({ length: drawn }, (_, k) => k);
  return html`
    <svg
      class="merge-drawing"
      viewBox="0 0 ${width} 100"
      preserveAspectRatio="none"
      role="img"
      aria-label=${say('addition.mergeLabel', { drawn })}
    >
      <path class="wire" d=${cells.map((k) => line(0, k)).join('')}></path>
      ${cells.map(
        (k) =>
          svg`<path class="wire" style=${`stroke: ${handColour(Math.floor(k / 2), dimensions / 2)}`} d=${line(drawn + gap, k)}></path>`,
      )}
      ${barsAt(word!, reach, 0, 17)} ${barsAt(code!, reach, drawn + gap, 17)} ${barsAt(sum!, reach, from, 83)}
    </svg>
  `;
}

function barsAt(values: Float32Array, reach: number, x: number, y: number): SVGTemplateResult {
  return svg`<g transform="translate(${x} ${y}) scale(1 16)">
    ${barPaths(values.map((value) => value / reach)).map((path, shade) => svg`<path d=${path} style=${barFills[shade]}></path>`)}
    <path class="middle" d="M0 0H${values.length}"></path>
  </g>`;
}

/** The room for a matrix with its vector, and for the names of the vector; both matrices of a picture are drawn to one scale. */
const [wide, high, names] = [320, 200, 44];

/** The matrix of the next layer, and the vector that it reads: word, and below it the code where that is joined. */
function matrix(say: Say, dimensions: number, joined: number, most: number): TemplateResult {
  const column = 0.06 * (dimensions + most);
  const space = 0.04 * (dimensions + most);
  const unit = Math.min((wide - names) / (dimensions + most + space + column), high / (dimensions + most));
  const [d, p, c, s] = [dimensions, joined, column, space].map((length) => length * unit);
  const kind = joined === 0 ? 'added' : 'joined';
  const { inputs, parameters } = joinSizes(dimensions, most)[kind];
  const [outputs, spokenInputs, count] = [dimensions, inputs, parameters].map((value) => spoken(value));
  const values = { outputs: outputs!, inputs: spokenInputs!, parameters: count! };
  const rectangle = (kinds: string, x: number, y: number, width: number, height: number): SVGTemplateResult =>
    svg`<rect class=${kinds} x=${x.toFixed(2)} y=${y.toFixed(2)} width=${width.toFixed(2)} height=${height.toFixed(2)}></rect>`;
  const letter = (text: string, x: number, y: number): SVGTemplateResult =>
    svg`<text x=${x.toFixed(2)} y=${y.toFixed(2)}>${text}</text>`;
  const name = (text: string, y: number): SVGTemplateResult =>
    svg`<text class="vector-name" x=${(d! + p! + s! + c! + 6).toFixed(2)} y=${y.toFixed(2)}>${text}</text>`;
  return html`
    <div class="matrix">
      <p class="matrix-name">${say(`addition.${kind}`)}</p>
      <p class="number">${say('addition.parameters', values)}</p>
      <svg
        viewBox="0 0 ${wide} ${high}"
        role="img"
        aria-label=${say(`addition.matrixLabel.${kind}`, { ...values, word: dimensions, code: joined })}
      >
        ${rectangle(kind === 'added' ? 'weights both' : 'weights of-word', 0, 0, d!, d!)}
        ${kind === 'joined' ? rectangle('weights of-code', d!, 0, p!, d!) : null}
        ${rectangle(kind === 'added' ? 'vector both' : 'vector of-word', d! + p! + s!, 0, c!, d!)}
        ${kind === 'joined' ? rectangle('vector of-code', d! + p! + s!, d!, c!, p!) : null}
        ${kind === 'added' ? letter('W', d! / 2, d! / 2) : svg`${letter('W₁', d! / 2, d! / 2)}${letter('W₂', d! + p! / 2, d! / 2)}`}
        ${kind === 'added' ? name('x + p', d! / 2) : svg`${name('x', d! / 2)}${name('p', d! + p! / 2)}`}
      </svg>
    </div>
  `;
}

/** Widths and parameters of both. */
export function joinTable(say: Say, dimensions: number, joined: number): TemplateResult {
  const sizes = joinSizes(dimensions, joined);
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col"></th>
          <th scope="col">${say('addition.inputs')}</th>
          <th scope="col">${say('addition.outputs')}</th>
          <th scope="col">${say('addition.parameterCount')}</th>
        </tr>
      </thead>
      <tbody>
        ${(['added', 'joined'] as const).map(
          (kind) =>
            html`<tr>
              <th scope="row">${say(`addition.${kind}`)}</th>
              <td>${spoken(sizes[kind].inputs)}</td>
              <td>${spoken(dimensions)}</td>
              <td>${spoken(sizes[kind].parameters)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  `;
}
