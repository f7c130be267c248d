import { html, svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { handColour } from '../shared/clock/hand-colour.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { getLetters, pairs, storyLength, tolerance, type Fit } from './puzzle.js';

type Mark = 'fits' | 'nearly' | 'rest';

/** Marks the words that fit all stopped hands, and those that fit at least half of them. */
function getMarks({ words, hands }: Fit, stopped: number): readonly Mark[] {
  const marks = Array.from(hands, (count): Mark => (stopped > 1 && count >= stopped / 2 ? 'nearly' : 'rest'));
  for (const word of words) marks[word] = 'fits';
  return marks;
}

/** The story, in runs of words with the same mark. */
export function storyText(words: readonly string[], fit: Fit | undefined, stopped: number): unknown {
  if (!fit) return words.join('');
  const marks = getMarks(fit, stopped);
  const starts = [...marks.keys()].filter((word) => marks[word] !== marks[word - 1]);
  return starts.map((start, run) => {
    const text = words.slice(start, starts[run + 1]).join('');
    if (marks[start] === 'rest') return text;
    const [before, letters, after] = getLetters(text);
    return marks[start] === 'fits'
      ? html`${before}<mark>${letters}</mark>${after}`
      : html`${before}<i>${letters}</i>${after}`;
  });
}

/** The drawers of the story: 16 rows of 64, a word in each. */
const columns = 64;
const rows = storyLength / columns;
const everyDrawer = Array.from({ length: rows }, (_, row) => `M0 ${row}h${columns}`).join('');

/** The story as its drawers, where a figure is too narrow for the text. */
export function drawers(fit: Fit | undefined, stopped: number): TemplateResult {
  const marks = fit ? getMarks(fit, stopped) : [];
  const lit = (mark: Mark): string =>
    marks.map((own, word) => (own === mark ? `M${word % columns} ${Math.floor(word / columns)}h.8` : '')).join('');
  return html`<svg class="drawers" viewBox="0 -0.5 ${columns} ${rows}" preserveAspectRatio="none" aria-hidden="true">
    <path d=${everyDrawer} stroke-dasharray=".8 .2"></path>
    <path class="nearly" d=${lit('nearly')}></path>
    <path class="fits" d=${lit('fits')}></path>
  </svg>`;
}

const clauseEnd = /[,.;:!?，。；：！？\n]/;
const sentenceEnd = /[.!?。！？]/;
/** A quote has at least as many words, or Chinese characters. */
const shortest = 7;

/** A word in its clause of the story, and in the next one where that is short. */
export function quote(words: readonly string[], word: number): TemplateResult {
  const starts = [...words.keys()].filter((at) => at === 0 || clauseEnd.test(words[at - 1]!));
  const next = starts.findIndex((start) => start > word);
  let last = next < 0 ? starts.length : next;
  let first = last - 1;
  const end = (): number => starts[last] ?? words.length;
  while (end() - starts[first]! < shortest)
    if (last < starts.length && !words[end() - 1]!.includes('\n')) ++last;
    else if (first > 0) --first;
    else break;
  const start = starts[first]!;
  const [opening, letters, closing] = getLetters(words[word]!);
  const after = words.slice(word + 1, end()).join('');
  const isWhole = sentenceEnd.test(words[end() - 1]!);
  const isFresh = start === 0 || sentenceEnd.test(words[start - 1]!);
  return html`${isFresh ? '' : '…'}${words.slice(start, word).join('')}<span class="word"
      >${opening}<strong>${letters}</strong>${after || isWhole ? closing : ''}</span
    >${isWhole ? after : `${after.replace(/[\s,，；;：:]+$/, '')}…`}`;
}

/** Radius of the tolerance sector. */
const rim = 88;
const point = (angle: number): string => `${(rim * Math.sin(angle)).toFixed(1)} ${(-rim * Math.cos(angle)).toFixed(1)}`;

/**
 * The dial of a hand.
 *
 * @param angle - Where it has stopped; a hand that runs shakes.
 * @param moves - Whether a hand without an angle runs.
 */
export function dial(pair: number, angle: number | undefined, moves: boolean): TemplateResult {
  const colour = handColour(pair, pairs);
  const degrees = (((angle ?? 0) * 180) / Math.PI).toFixed(1);
  return html`
    <svg viewBox="-110 -110 220 220" aria-hidden="true">
      <circle class="rim" r="100"></circle>
      ${angle === undefined ? '' : sector(angle, colour)}
    </svg>
    <svg
      class=${angle === undefined && moves ? 'hand runs' : 'hand'}
      style=${inlineStyle(`--pace: ${1.5 ** pair}`)}
      viewBox="-110 -110 220 220"
      aria-hidden="true"
    >
      <path d="M-11 16L-4 -84H4L11 16Z" fill=${colour} transform="rotate(${degrees})"></path>
      <circle class="hub" r="9"></circle>
    </svg>
  `;
}

/** The directions from which a hand may be off by its noise. */
const sector = (angle: number, colour: string): SVGTemplateResult =>
  svg`<path class="sector" fill=${colour} d=${`M0 0L${point(angle - tolerance)}A${rim} ${rim} 0 0 1 ${point(angle + tolerance)}Z`}></path>`;

/** U+1F550 is a clock at one, and eleven others follow. */
const clockAt1 = 0x1f550;
const emptyDial = '⚪';

/** A sign per dial: a clock face for a stopped one. */
export const clockSigns = (stopped: readonly number[], angles: readonly number[]): string =>
  angles
    .map((angle, pair) => {
      const hour = Math.round((angle / (2 * Math.PI)) * 12 + 12) % 12;
      return stopped.includes(pair) ? String.fromCodePoint(clockAt1 + ((hour + 11) % 12)) : emptyDial;
    })
    .join('');
