import { html, nothing, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { bars } from './bars.js';
import { fixed } from '../shared/reader/format.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

const cell = 20;
const levels = 32;
/** With more words, letters do not fit in the map; with still more, no numbers. */
const maxLettered = 12;
const maxNumbered = 8;
const maxNamedOnPhone = 5;
const maxLetters = 8;
/** The output value whose bar fills half the strip. */
const reach = 2;

/** A sentence in its current order, with its attention. */
export interface AttentionPicture {
  /** The word at each place, by its index as typed. */
  readonly order: readonly number[];
  readonly places: readonly number[];
  readonly held: number | undefined;
  /** As typed. */
  readonly words: readonly string[];
  /** Words x words, in the order of the sentence; each row sums to 1. */
  readonly weights: Float32Array;
  /** Words x dimensions, in the order of the sentence. */
  readonly outputs: Float32Array;
  readonly dimensions: number;
}

/**
 * A line per word: its name, its attention weights, and its output. Lines are keyed by word, so that they can be
 * animated; the line and column of a dragged word move with it.
 */
export function attentionRows(picture: AttentionPicture): TemplateResult[] {
  const { order, places, held, words, weights, outputs, dimensions } = picture;
  const count = order.length;
  const max = Math.max(...weights);
  const onTheWay = (word: number, place: number): number => places[word]! - place;
  const look = (word: number, place: number): string =>
    `--chip: ${handColour(word, words.length)}${onTheWay(word, place) === 0 ? '' : `; --way: ${onTheWay(word, place).toFixed(4)}`}`;
  return [
    html`<div class=${count > maxNamedOnPhone ? 'row columns crowded' : 'row columns'} aria-hidden="true">
      <span class="word"></span>
      <div class="column-names">
        ${repeat(
          order,
          (word) => word,
          (word, place) =>
            html`<span ?data-held=${word === held} style=${inlineStyle(look(word, place))}
              >${count <= maxLettered ? html`<i>${short(words[word] ?? '')}</i>` : nothing}</span
            >`,
        )}
      </div>
    </div>`,
    html`${repeat(
      order,
      (word) => word,
      (word, place) =>
        html`<div
          class="row of-word"
          ?data-travels=${onTheWay(word, place) === 0}
          ?data-held=${word === held}
          style=${inlineStyle(look(word, place))}
        >
          <span class="word">${count <= maxLettered ? words[word] : nothing}</span>
          ${weightCells(weights.subarray(place * count, (place + 1) * count), max, picture)}
          ${bars(outputs.subarray(place * dimensions, (place + 1) * dimensions), reach, words[word] ?? '')}
        </div>`,
    )}`,
  ];
}

/**
 * Attention weights as ink relative to the maximum: one path per shade, because 64 words have 4,096 cells. A dragged
 * column is on top.
 */
function weightCells(
  weights: Float32Array,
  max: number,
  { order, places, held, words }: AttentionPicture,
): TemplateResult {
  const paths = Array.from({ length: levels + 1 }, () => '');
  const letters: SVGTemplateResult[] = [];
  let lifted: SVGTemplateResult | typeof nothing = nothing;
  weights.forEach((weight, column) => {
    const level = Math.round((weight / max) * levels);
    const left = places[order[column]!]! * cell;
    const box = `M${left} 0h${cell - 1}v${cell - 1}h${1 - cell}z`;
    const letter = svg`<text class=${onShade(weight / max)} x=${left + cell / 2 - 0.5} y=${cell / 2 + 2}>${fixed(weight, 2)}</text>`;
    const lettered = weights.length <= maxNumbered ? letter : nothing;
    if (order[column] === held) {
      lifted = svg`<path class="lifted" style=${inlineStyle(`--chip: ${handColour(held!, words.length)}`)} d=${box}></path>${shade(box, level)}${lettered}`;
    } else {
      paths[level]! += box;
      if (lettered !== nothing) letters.push(letter);
    }
  });
  return html`
    <svg class="weights" viewBox=${`0 0 ${weights.length * cell} ${cell}`} preserveAspectRatio="none">
      ${weights.length > maxLettered ? nothing : svg`<path class="frame" d=${`M0 0H${weights.length * cell - 1}V${cell - 1}H0Z`}></path>`}
      ${paths.map(shade)} ${letters} ${lifted}
    </svg>
  `;
}

/** The cells of one shade. */
const shade = (path: string, level: number): SVGTemplateResult =>
  path === '' || level === 0
    ? svg``
    : svg`<path class="weight" d=${path} fill-opacity=${(level / levels).toFixed(3)}></path>`;

/**
 * A readable text colour on a shade of ink, in light and dark mode. In between only black or white reach 4.5:1: black
 * from 0.6 on in dark mode, up to 0.88 in light mode.
 */
function onShade(fraction: number): string {
  const level = Math.round(fraction * levels) / levels;
  if (level < 0.6) return '';
  return level < 0.88 ? 'on-middle' : 'on-ink';
}

/** Sizes that depend on the sentence, as a style. */
export function rowSizes(words: readonly string[]): string {
  const count = words.length;
  const max = [4, 8, 12, 32].findIndex((size) => count <= size);
  const height = ['2.75rem', '2.25rem', '1.75rem', '0.9rem', '0.5rem'].at(max) ?? '0.5rem';
  const letters = count <= maxLettered ? Math.max(...words.map((word) => getWidth(short(word)))) : 0;
  return `--count: ${count}; --most-row: ${height}; --letters: ${letters}; ${count <= maxLettered ? '--between: 0.25rem; --least-row: 1.1rem' : '--between: 0rem; --least-row: 5px'}`;
}

/** A word shortened to fit next to the map; the chip has all of it. */
function short(word: string): string {
  const letters = [...word];
  return letters.length > maxLetters ? `${letters.slice(0, maxLetters - 1).join('')}…` : word;
}

/** The width in Latin letters; a Chinese character counts as two. */
function getWidth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/\p{Script=Han}|\p{Script=Hangul}|\p{Extended_Pictographic}/u.test(letter) ? 1.8 : 1),
    0,
  );
}
