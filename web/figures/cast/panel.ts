import { html, nothing, svg, type TemplateResult } from 'lit';
import { checked } from '../shared/controls/checked-directive.js';
import type { Translate } from '../shared/reader/messages.js';
import { hasStage, type CastSettings, type OffsetResults } from './data.js';
import { isSevere, percent, percentRange, getStageName } from './description.js';
import { formats, stages, type Format, type Kind, type Stage } from './view.js';
import { inlineStyle } from '../shared/platform/inline-style.js';

/** The formula of a stage, the same in every language. */
const formulas: Readonly<Record<Kind, Readonly<Record<Stage, string>>>> = {
  rotary: {
    ...{ positions: 'm, n', frequencies: 'ω', angles: 'mω, nω', waves: 'cos, sin' },
    ...{ products: 'q·cos ± q·sin', rotated: 'q′, k′' },
  },
  sinusoidal: {
    ...{ positions: 'm, n', frequencies: 'ω', angles: 'mω, nω', waves: 'cos, sin' },
    ...{ products: '', rotated: 'PE(m), PE(n)' },
  },
};

/** The vertical centre of a format in its stage, in percent. */
const getHeight = (format: Format): number => (100 * (formats.indexOf(format) + 0.5)) / formats.length;

/** The stages in order, with their formats and their cost alone, then the score. */
export function stagesPanel(
  t: Translate,
  settings: CastSettings,
  here: OffsetResults,
  choose: (station: Stage, format: Format) => void,
): TemplateResult {
  const passed = stages.filter((station) => hasStage(settings.kind, station));
  return html`<div class="stations" role="group" aria-label=${t('cast.stations')}>
    ${stages.map((station) => {
      const place = passed.indexOf(station);
      const [before, after] = [passed[place - 1], passed[place + 1]];
      return place < 0
        ? skipped(t, settings, station)
        : renderStage(t, settings, station, here.stageCosts[station], choose, [
            before && settings.stageFormats[before],
            after ? settings.stageFormats[after] : settings.stageFormats[station],
          ]);
    })}
    <div class=${isSevere(here.cost.high) ? 'outcome severe' : 'outcome'}>
      <p class="what"><b>${t('cast.score')}</b> <i>${settings.kind === 'rotary' ? 'q′·k′' : 'PE(m)·PE(n)'}</i></p>
      <p class="cost">
        <b>${percentRange(t, here.cost)}</b>
        ${Number.isFinite(here.cost.high) ? html`<span class="soft">${t('cast.costs')}</span>` : nothing}
      </p>
    </div>
  </div>`;
}

/** One stage. Its radio buttons are in a form; see `choice`. */
function renderStage(
  t: Translate,
  { kind, stageFormats }: CastSettings,
  station: Stage,
  alone: number,
  choose: (station: Stage, format: Format) => void,
  neighbours: readonly [before: Format | undefined, after: Format],
): TemplateResult {
  const name = getStageName(t, kind, station);
  const formula = formulas[kind][station];
  return html`<div
    class=${isSevere(alone) ? 'station severe' : 'station'}
    role="radiogroup"
    aria-label=${`${name} ${formula}`}
    data-station=${station}
  >
    <p class="what"><b>${name}</b> <i>${formula}</i></p>
    <form class="formats" method="dialog" role="none">
      ${route(stageFormats[station], ...neighbours)}
      ${formats.map(
        (format) =>
          html`<label
            ><input
              class="covering"
              type="radio"
              name=${station}
              ?checked=${checked(format === stageFormats[station])}
              @change=${() => choose(station, format)}
            /><span>${format === 'exact' ? t('cast.exact') : format}</span></label
          >`,
      )}
    </form>
    <p class="alone soft">
      <span class="track" aria-hidden="true"><i style=${inlineStyle(`inline-size: ${shareOfTrack(alone)}%`)}></i></span>
      <span>${t('cast.alone')} <b>${percent(t, alone)}</b></span>
    </p>
  </div>`;
}

/** A relative error as a bar width in percent; full for NaN. */
const shareOfTrack = (fraction: number): string =>
  (100 * (Number.isFinite(fraction) ? Math.min(1, fraction) : 1)).toFixed(1);

/** Halfway between two formats, where the line crosses to the next stage. */
const between = (one: Format, other: Format): string => ((getHeight(one) + getHeight(other)) / 2).toFixed(2);

/** The line through a stage, from the previous format to the next. */
function route(own: Format, before: Format | undefined, after: Format): TemplateResult {
  const height = getHeight(own).toFixed(2);
  const start = before === undefined ? `M50 ${height}` : `M0 ${between(before, own)}L50 ${height}`;
  return way(`${start}L100 ${between(own, after)}`);
}

const way = (d: string): TemplateResult =>
  html`<svg class="route fill" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
    ${svg`<path d=${d}></path>`}
  </svg>`;

/** Placeholder for a stage that this encoding lacks; the line goes straight through. */
const skipped = (t: Translate, { kind, stageFormats }: CastSettings, station: Stage): TemplateResult =>
  html`<div class="station skipped" data-station=${station}>
    <p class="what"><b>${getStageName(t, kind, station)}</b> <i>${t('cast.skipped')}</i></p>
    <div class="formats through">${way(`M0 ${between(stageFormats.waves, stageFormats.rotated)}H100`)}</div>
  </div>`;
