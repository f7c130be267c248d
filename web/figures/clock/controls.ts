import { html, nothing, type TemplateResult } from 'lit';
import { choice, layoutChoice } from '../shared/controls/choice.js';
import { handRange, type View } from '../shared/clock/clock-data.js';
import { readingRanges } from '../shared/reader/fields.js';
import { baseField, dimensionsField, positionField, typedNumber } from '../shared/controls/number-fields.js';
import { playButton } from '../shared/controls/play-button.js';
import type { Reading } from '../shared/reader/reader-state.js';
import { toggle } from '../shared/controls/toggle.js';
import type { Say } from '../shared/reader/words.js';

/** Positions per second: the first lets the eye follow every hand, the last moves the slow ones. */
export const speeds: readonly number[] = [2, 10, 100, 1_000];

/** What the controls show and what they can change. */
export interface ClockControls {
  readonly say: Say;
  readonly reading: Reading;
  readonly running: boolean;
  readonly selected: number;
  readonly speed: number;
  readonly view: View;
  readonly other: number | undefined;
  readonly play: () => void;
  readonly read: (patch: Partial<Reading>) => void;
  readonly select: (pair: number) => void;
  readonly setSpeed: (speed: number) => void;
  readonly setView: (view: View) => void;
  readonly setOther: (position: number | undefined) => void;
}

/** What moves the clock. */
export function clockMainControls(clock: ClockControls): TemplateResult {
  const { say, reading, running } = clock;
  return html`
    <div class="line">
      ${playButton(running, say, clock.play)}
      ${positionField(say, running ? Math.floor(reading.position) : reading.position, clock.read, [0, 1_000])}
    </div>
  `;
}

/** What makes the clock, then how it is shown. */
export function clockFurtherControls(clock: ClockControls): TemplateResult {
  const { say, reading } = clock;
  return html`
    <div class="line">${speedChoice(clock)}</div>
    <div class="line">
      ${dimensionsField(say, reading.dimensions, clock.read)} ${baseField(say, reading.base, clock.read)}
    </div>
    <div class="line quiet">${viewControls(clock)}</div>
  `;
}

function speedChoice({ say, speed, setSpeed }: ClockControls): TemplateResult {
  // A speed that the page's author chose stands among the usual ones.
  const offered = speeds.includes(speed) ? speeds : [...speeds, speed].sort((one, other) => one - other);
  const options = offered.map((value) => ({ value, label: value }));
  return choice('speed', say('motion.speed'), options, speed, setSpeed);
}

function viewControls(clock: ClockControls): TemplateResult {
  const { say, reading, selected, view, other } = clock;
  const views = [
    { value: 'dial', label: say('clock.oneDial') },
    { value: 'row', label: say('clock.row') },
  ] as const;
  return html`
    ${typedNumber(say, say('clock.handField'), selected, handRange(reading.dimensions / 2), clock.select)}
    <span class="pair">
      ${toggle(say('clock.compare'), other !== undefined, (on) => clock.setOther(on ? Math.round(reading.position) + 1 : undefined))}
      ${
        other === undefined
          ? nothing
          : typedNumber(say, say('clock.other'), other, readingRanges.position, clock.setOther)
      }
    </span>
    ${choice<View>('view', say('clock.view'), views, view, clock.setView)}
    ${layoutChoice(say, reading.layout, clock.read)}
  `;
}
