import { html, svg, type TemplateResult } from 'lit';
import type { Say } from '../shared/reader/words.js';
import type { Block } from './blocks.js';
import { matrixOf, type MatrixName } from './matrices.js';
import { heads, width, type Reading } from './model.js';

/** Sentences that go through the machine together, each as long as this many of the words; shorter ones are padded. */
const shorterBy = [0, 2, 4];
export const batch = shorterBy.length;

/** Each head has its own: then the shape has one more number. */
const eachHead: ReadonlySet<MatrixName> = new Set<MatrixName>([
  ...([
    'queries',
    'keys',
    'values',
    'turnedQueries',
    'turnedKeys',
    'scores',
    'biases',
    'attention',
    'headMixed',
  ] as const),
]);
/** Learned, or made from positions alone: the same for every sentence. */
const ofNoSentence: ReadonlySet<MatrixName> = new Set<MatrixName>(['table', 'positions']);

const written = (...numbers: readonly number[]): string => `[${numbers.join(', ')}]`;

/** The shape of what a matrix is a slice of: [batch, length, width], or with the heads [batch, heads, length, width]. */
export function shapeOf(reading: Reading, name: MatrixName): string {
  const { rows, columns } = matrixOf(reading, name, 0);
  if (name === 'biases') return written(heads, rows, columns);
  if (ofNoSentence.has(name)) return written(rows, columns);
  return eachHead.has(name) ? written(batch, heads, rows, columns) : written(batch, rows, columns);
}

/** What leaves a block. */
export function shapeAfter(reading: Reading, block: Block): string {
  const length = reading.words.length;
  if (block === 'heads') return `${written(batch, heads, length, length)} · ${written(batch, heads, length, width)}`;
  return shapeOf(reading, block === 'output' ? 'shares' : 'entered');
}

/** The batch: sentences of several lengths in one block of numbers, and for each the mask that its heads obey. */
export function batchView(say: Say, { words }: Reading, nameOf: (word: number) => string): TemplateResult {
  const length = words.length;
  return html`<div class="batch">
    <p class="sentence">${say('panorama.batch', { batch, length })}</p>
    <div class="sheets">
      ${shorterBy.map((less, index) => {
        const real = length - less;
        return html`<div class="sheet">
          <svg
            class="mask"
            viewBox=${`0 0 ${length} ${length}`}
            role="img"
            aria-label=${say('panorama.maskLabel', { sentence: index + 1, words: real, padding: less })}
          >
            ${svg`<path class="seen" d=${seenBy(length, real)}></path>`}
            ${svg`<path class="frame" d=${`M0 0H${length}V${length}H0Z`}></path>`}
          </svg>
          <p class="padded">
            ${words.map((word, place) => html`<span ?data-padding=${place >= real}>${place < real ? nameOf(word) : say('panorama.padding')}</span> `)}
          </p>
        </div>`;
      })}
    </div>
  </div>`;
}

/** What each row may look at: itself and what stands before it, and never padding. */
const seenBy = (length: number, real: number): string =>
  Array.from({ length }, (_, row) => `M0 ${row}h${Math.min(row + 1, real)}v1h${-Math.min(row + 1, real)}z`).join('');
