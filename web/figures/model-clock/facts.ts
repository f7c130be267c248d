import { html, nothing, type TemplateResult } from 'lit';
import type { LayerClock, RotaryPositions } from '../shared/model-config/model-clock.js';
import { incompletePairs } from '../shared/model-config/numbers.js';
import type { Known } from '../shared/model-catalog/selected-model.js';
import { significant, formatNumber } from '../shared/reader/format.js';
import type { Translate, MessageKey } from '../shared/reader/messages.js';
import { sourceLink } from './notes.js';
import type { ShownClock } from './view-model.js';

const fact = (t: Translate, key: MessageKey, value: unknown): TemplateResult =>
  html`<div>
    <dt>${t(key)}</dt>
    <dd>${value}</dd>
  </div>`;

/** The main numbers of the file. */
export function facts(t: Translate, { clock: model, published }: Known, shown: ShownClock | undefined): TemplateResult {
  const { positions, context, originalContext, trainedContext } = model;
  const isImage = positions.scheme === 'rotary' && positions.clocks[0].axes !== undefined;
  const length = (value: number | undefined): string =>
    value === undefined ? t('modelClock.unknown') : formatNumber(value);
  return html`<dl class="facts">
    ${positions.scheme === 'rotary' && shown ? rotaryFacts(t, positions, shown) : fact(t, 'modelClock.scheme', t(`modelClock.scheme.${positions.scheme}`))}
    ${fact(t, isImage ? 'modelClock.side' : 'modelClock.context', length(context))}
    ${originalContext === undefined || originalContext === context ? nothing : fact(t, 'modelClock.original', length(originalContext))}
    ${positions.scheme === 'rotary' && !isImage ? fact(t, 'modelClock.trained', html`${length(trainedContext)}${sourceLink(published?.training)}`) : nothing}
  </dl>`;
}

function rotaryFacts(t: Translate, { layout, sections }: RotaryPositions, shown: ShownClock): TemplateResult {
  const { setting, pairs, numbers } = shown;
  const { layers: clock, model, theta, original } = setting;
  const { turning } = numbers;
  const rotary = clock.spec.dimensions;
  const { headDimensions: head } = clock;
  const values = { head: head ?? rotary, rotary, pairs, turning, still: pairs - turning };
  const whole = rotary < (head ?? rotary) ? 'modelClock.partOfHead' : 'modelClock.wholeHead';
  const turned = t(
    turning < pairs ? 'modelClock.stillHead' : head === undefined ? 'modelClock.rotaryOnly' : whole,
    values,
  );
  const lengths = [...new Set([original, model.context ?? original])].sort((one, other) => one - other);
  return html`${fact(t, 'modelClock.head', turned)} ${fact(t, 'modelClock.layout', t(`modelClock.layout.${layout}`))}
  ${fact(t, 'modelClock.base', formatNumber(theta))} ${fact(t, 'modelClock.scaling', scaling(t, clock))}
  ${clock.window === undefined ? nothing : fact(t, 'modelClock.window', t('modelClock.keys', { keys: formatNumber(clock.window) }))}
  ${sections ? fact(t, 'modelClock.sections', sections.join(' + ')) : nothing}
  ${lengths.map(
    (length) =>
      html`<div>
        <dt>${t('modelClock.incomplete', { length: formatNumber(length) })}</dt>
        <dd>${incompleteText(t, shown, Math.min(length, clock.window ?? length))}</dd>
      </div>`,
  )}`;
}

/** The pairs that don't complete a turn within a length, before scaling and after. */
export function incompleteText(t: Translate, { numbers }: ShownClock, length: number): string {
  const [before = '', after = ''] = [numbers.beforeWavelengths, numbers.wavelengths].map(
    (wavelengths) => pairRanges(incompletePairs(wavelengths, length)) || t('modelClock.noPair'),
  );
  return before === after ? after : t('modelClock.beforeAfter', { before, after });
}

/** Numbers in ascending order, with runs written as `15–31`. */
export function pairRanges(pairs: readonly number[]): string {
  const starts = pairs.filter((pair) => !pairs.includes(pair - 1));
  const ends = pairs.filter((pair) => !pairs.includes(pair + 1));
  return starts.map((start, run) => (start === ends[run] ? String(start) : `${start}–${ends[run]}`)).join(', ');
}

function scaling(t: Translate, { spec, scalingName }: LayerClock): string {
  if (scalingName !== undefined) return scalingName;
  if (spec.scaling === 'none') return t('modelClock.plain');
  if (spec.scaling === 'proportional')
    return t('modelClock.proportional', { share: `${significant(100 * (spec.share ?? 1), 3)}%` });
  return spec.scaling === 'longrope' ? 'longrope' : `${spec.scaling} × ${significant(spec.factor ?? 1)}`;
}
