import { html, nothing, type TemplateResult } from 'lit';
import { choice } from './choice.js';
import { handRange, type View } from './clock-data.js';
import { readingRanges } from './fields.js';
import { playButton } from './play-button.js';
import type { Layout, Reading } from './reader-state.js';
import type { Say } from './words.js';

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

const chosen =
  (take: (value: number) => void) =>
  (event: CustomEvent<number>): void =>
    take(event.detail);

/** Play and position first, then what makes the clock, then how it is shown. */
export function clockControls(clock: ClockControls): TemplateResult {
  const { say, reading, running } = clock;
  return html`
    <div class="line">
      ${playButton(running, say, clock.play)}
      <pe-number-field
        field="position"
        .say=${say}
        .label=${say('field.position')}
        .value=${running ? Math.floor(reading.position) : reading.position}
        .range=${readingRanges.position}
        .slide=${[0, 1_000] as const}
        @value-chosen=${chosen((position) => clock.read({ position }))}
      ></pe-number-field>
      ${speedChoice(clock)}
    </div>
    <div class="line">
      <pe-number-field
        field="dimensions"
        .say=${say}
        .label=${say('field.dimensions')}
        .value=${reading.dimensions}
        logarithmic
        .range=${readingRanges.dimensions}
        .slide=${[2, 512] as const}
        @value-chosen=${chosen((dimensions) => clock.read({ dimensions }))}
      ></pe-number-field>
      <pe-number-field
        field="base"
        .say=${say}
        .label=${say('field.base')}
        .value=${reading.base}
        logarithmic
        .range=${readingRanges.base}
        .slide=${[2, 1_000_000] as const}
        @value-chosen=${chosen((base) => clock.read({ base }))}
      ></pe-number-field>
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
  const layouts = [
    { value: 'interleaved', label: say('layout.interleaved') },
    { value: 'halves', label: say('layout.halves') },
  ] as const;
  return html`
    <pe-number-field
      typed-only
      field="hand"
      .say=${say}
      .label=${say('clock.handField')}
      .value=${selected}
      .range=${handRange(reading.dimensions / 2)}
      @value-chosen=${chosen(clock.select)}
    ></pe-number-field>
    <span class="pair">
      <label class="switch">
        <input
          type="checkbox"
          role="switch"
          .checked=${other !== undefined}
          @change=${(event: Event) => clock.setOther((event.target as HTMLInputElement).checked ? Math.round(reading.position) + 1 : undefined)}
        />
        ${say('clock.compare')}
      </label>
      ${
        other === undefined
          ? nothing
          : html`<pe-number-field
              typed-only
              field="other"
              .say=${say}
              .label=${say('clock.other')}
              .value=${other}
              .range=${readingRanges.position}
              @value-chosen=${chosen(clock.setOther)}
            ></pe-number-field>`
      }
    </span>
    ${choice<View>('view', say('clock.view'), views, view, clock.setView)}
    ${choice<Layout>('layout', say('field.layout'), layouts, reading.layout, (layout) => clock.read({ layout }))}
  `;
}
