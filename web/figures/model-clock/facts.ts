import { html, nothing, type TemplateResult } from 'lit';
import type { LayerClock, ModelClock, RotaryPositions } from '../shared/model-config/model-clock.js';
import { fixed, significant, formatNumber } from '../shared/reader/format.js';
import type { Translate, MessageKey } from '../shared/reader/messages.js';
import type { ShownClock } from './view-model.js';

const fact = (t: Translate, key: MessageKey, value: unknown): TemplateResult =>
  html`<div>
    <dt>${t(key)}</dt>
    <dd>${value}</dd>
  </div>`;

/** The main numbers of the file. */
export function facts(t: Translate, model: ModelClock, shown: ShownClock | undefined): TemplateResult {
  const { positions, context, originalContext, trainedContext } = model;
  const length = (value: number | undefined): string =>
    value === undefined ? t('modelClock.unknown') : formatNumber(value);
  return html`<dl class="facts">
    ${positions.scheme === 'rotary' && shown ? rotaryFacts(t, positions, shown) : fact(t, 'modelClock.scheme', t(`modelClock.scheme.${positions.scheme}`))}
    ${fact(t, 'modelClock.context', length(context))}
    ${originalContext === undefined || originalContext === context ? nothing : fact(t, 'modelClock.original', length(originalContext))}
    ${positions.scheme === 'rotary' ? fact(t, 'modelClock.trained', length(trainedContext)) : nothing}
  </dl>`;
}

function rotaryFacts(
  t: Translate,
  positions: RotaryPositions,
  { clock, pairs, numbers, model }: ShownClock,
): TemplateResult {
  const { layout, sections } = positions;
  const { turning, incomplete } = numbers;
  const rotary = clock.spec.dimensions;
  const { headDimensions: head } = clock;
  const values = { head: head ?? rotary, rotary, pairs, turning, still: pairs - turning };
  const whole = rotary < (head ?? rotary) ? 'modelClock.partOfHead' : 'modelClock.wholeHead';
  const turned = t(
    turning < pairs ? 'modelClock.stillHead' : head === undefined ? 'modelClock.rotaryOnly' : whole,
    values,
  );
  return html`${fact(t, 'modelClock.head', turned)} ${fact(t, 'modelClock.layout', t(`modelClock.layout.${layout}`))}
  ${fact(t, 'modelClock.base', formatNumber((clock.before ?? clock.spec).base))}
  ${fact(t, 'modelClock.scaling', scaling(t, clock))}
  ${clock.window === undefined ? nothing : fact(t, 'modelClock.window', t('modelClock.keys', { keys: formatNumber(clock.window) }))}
  ${sections ? fact(t, 'modelClock.sections', sections.join(' + ')) : nothing} ${factors(t, numbers)}
  ${
    model.context === undefined
      ? nothing
      : fact(t, 'modelClock.incomplete', t('modelClock.ofPairs', { count: incomplete.context ?? 0, pairs: turning }))
  }
  ${
    model.originalContext === undefined || model.originalContext === model.context
      ? nothing
      : fact(
          t,
          'modelClock.incompleteOriginal',
          t('modelClock.ofPairs', { count: incomplete.reference ?? 0, pairs: turning }),
        )
  }`;
}

function scaling(t: Translate, { spec, scalingName }: LayerClock): string {
  if (scalingName !== undefined) return scalingName;
  if (spec.scaling === 'none') return t('modelClock.plain');
  if (spec.scaling === 'proportional')
    return t('modelClock.proportional', { share: `${significant(100 * (spec.share ?? 1), 3)}%` });
  return spec.scaling === 'longrope' ? 'longrope' : `${spec.scaling} × ${significant(spec.factor ?? 1)}`;
}

/**
 * The attention factor multiplies cosines and sines, so scores by its square; some models scale the scores themselves.
 */
function factors(t: Translate, { cosines, scores, softmax }: ShownClock['numbers']): TemplateResult {
  const values = { factor: fixed(cosines, 4), scores: fixed(scores, 4), softmax: fixed(softmax, 4) };
  return html`${cosines === 1 ? nothing : fact(t, 'modelClock.attention', t('modelClock.factors', values))}
  ${softmax === 1 ? nothing : fact(t, 'modelClock.softmax', t('modelClock.softmaxFactor', values))}`;
}
