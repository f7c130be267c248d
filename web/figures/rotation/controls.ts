import { html, type TemplateResult } from 'lit';
import { layoutChoice } from '../shared/controls/choice.js';
import { readingRanges } from '../shared/reader/fields.js';
import { slidNumber, typedNumber } from '../shared/controls/number-fields.js';
import { playButton } from '../shared/controls/play-button.js';
import type { Reading } from '../shared/reader/reader-state.js';
import { examplesRange, fromRange, otherRange, seedRange, shiftRange } from './data.js';
import type { Say } from '../shared/reader/words.js';

/** What the reader has chosen of the figure's own. */
export interface RotationSettings {
  readonly other: number;
  readonly shift: number;
  readonly examples: number;
  readonly from: number;
  readonly seed: number;
}

export interface RotationActions {
  readonly read: (patch: Partial<Reading>) => void;
  readonly set: (patch: Partial<RotationSettings>) => void;
  /** Learns from two examples, three, four, up to the chosen number. */
  readonly play: () => void;
}

/** Typing reaches farther than the sliders. */
const mostSlid = 50;

/** Both starts under their clocks, and between them k. */
export function walkControls(
  say: Say,
  { position }: Reading,
  { other, shift }: RotationSettings,
  { read, set }: RotationActions,
): TemplateResult {
  const starts = [0, mostSlid] as const;
  return html`
    ${slidNumber(say, 'position', say('rotation.start'), position, readingRanges.position, starts, (p) => read({ position: p }))}
    ${slidNumber(say, 'shift', say('rotation.shift'), shift, shiftRange, [-mostSlid, mostSlid], (k) => set({ shift: k }))}
    ${slidNumber(say, 'other', say('rotation.other'), other, otherRange, starts, (q) => set({ other: q }))}
  `;
}

/** What makes the clocks, and what the learned matrix is made and judged from. */
export function clockworkControls(
  say: Say,
  reading: Reading,
  { from, seed }: RotationSettings,
  { read, set }: RotationActions,
): TemplateResult {
  return html`
    <div class="line quiet">
      ${typedNumber(say, say('field.dimensions'), reading.dimensions, readingRanges.dimensions, (dimensions) => read({ dimensions }))}
      ${typedNumber(say, say('field.base'), reading.base, readingRanges.base, (base) => read({ base }))}
      ${layoutChoice(say, reading.layout, read)}
      ${typedNumber(say, say('rotation.from'), from, fromRange, (value) => set({ from: value }))}
      ${typedNumber(say, say('rotation.seed'), seed, seedRange, (value) => set({ seed: value }))}
    </div>
  `;
}

/** One of each outcome. */
const tries = [
  { dimensions: 8, examples: 100 },
  { dimensions: 16, examples: 100 },
  { dimensions: 8, examples: 3 },
] as const;

/** What a matrix is learned from. */
export function learnControls(
  say: Say,
  { examples }: RotationSettings,
  running: boolean,
  { read, set, play }: RotationActions,
): TemplateResult {
  const choose = (one: (typeof tries)[number]): void => {
    read({ dimensions: one.dimensions });
    set({ examples: one.examples });
  };
  return html`
    <div class="tries">
      ${tries.map((one) => html`<button type="button" class="tool" @click=${() => choose(one)}>${say('rotation.try', one)}</button>`)}
    </div>
    <div class="line">
      ${playButton(running, say, play)}
      ${slidNumber(say, 'examples', say('rotation.examples'), examples, examplesRange, [examplesRange.min, examplesRange.max], (to) => set({ examples: to }), { logarithmic: true })}
    </div>
  `;
}
