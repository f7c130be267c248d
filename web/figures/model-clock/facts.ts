import { html, nothing, type TemplateResult } from 'lit';
import type { LayerClock, ModelClock, RotaryPositions } from '../shared/config/model-clock.js';
import { fixed, significant, spoken } from '../shared/reader/format.js';
import type { Say, WordKey } from '../shared/reader/words.js';
import type { ShownClock } from './shown.js';

const fact = (say: Say, key: WordKey, value: unknown): TemplateResult =>
  html`<div>
    <dt>${say(key)}</dt>
    <dd>${value}</dd>
  </div>`;

/** The file in a few numbers. */
export function facts(say: Say, model: ModelClock, shown: ShownClock | undefined): TemplateResult {
  const { positions, context, originalContext, trainedContext } = model;
  const length = (value: number | undefined): string =>
    value === undefined ? say('modelClock.unknown') : spoken(value);
  return html`<dl class="facts">
    ${positions.scheme === 'rotary' && shown ? rotaryFacts(say, positions, shown) : fact(say, 'modelClock.scheme', say(`modelClock.scheme.${positions.scheme}`))}
    ${fact(say, 'modelClock.context', length(context))}
    ${originalContext === undefined || originalContext === context ? nothing : fact(say, 'modelClock.original', length(originalContext))}
    ${positions.scheme === 'rotary' ? fact(say, 'modelClock.trained', length(trainedContext)) : nothing}
  </dl>`;
}

function rotaryFacts(
  say: Say,
  positions: RotaryPositions,
  { clock, pairs, numbers, model }: ShownClock,
): TemplateResult {
  const { layout, sections } = positions;
  const { turning, incomplete } = numbers;
  const rotary = clock.spec.dimensions;
  const { headDimensions: head } = clock;
  const values = { head: head ?? rotary, rotary, pairs, turning, still: pairs - turning };
  const whole = rotary < (head ?? rotary) ? 'modelClock.partOfHead' : 'modelClock.wholeHead';
  const turned = say(
    turning < pairs ? 'modelClock.stillHead' : head === undefined ? 'modelClock.rotaryOnly' : whole,
    values,
  );
  return html`${fact(say, 'modelClock.head', turned)}
  ${fact(say, 'modelClock.layout', say(`modelClock.layout.${layout}`))}
  ${fact(say, 'modelClock.base', spoken((clock.before ?? clock.spec).base))}
  ${fact(say, 'modelClock.scaling', scaling(say, clock))}
  ${clock.window === undefined ? nothing : fact(say, 'modelClock.window', say('modelClock.keys', { keys: spoken(clock.window) }))}
  ${sections ? fact(say, 'modelClock.sections', sections.join(' + ')) : nothing} ${factors(say, numbers)}
  ${
    model.context === undefined
      ? nothing
      : fact(
          say,
          'modelClock.incomplete',
          say('modelClock.ofPairs', { count: incomplete.context ?? 0, pairs: turning }),
        )
  }
  ${
    model.originalContext === undefined || model.originalContext === model.context
      ? nothing
      : fact(
          say,
          'modelClock.incompleteOriginal',
          say('modelClock.ofPairs', { count: incomplete.reference ?? 0, pairs: turning }),
        )
  }`;
}

function scaling(say: Say, { spec, scalingName }: LayerClock): string {
  if (scalingName !== undefined) return scalingName;
  if (spec.scaling === 'none') return say('modelClock.plain');
  if (spec.scaling === 'proportional')
    return say('modelClock.proportional', { share: `${significant(100 * (spec.share ?? 1), 3)}\u00a0%` });
  return spec.scaling === 'longrope' ? 'longrope' : `${spec.scaling} × ${significant(spec.factor ?? 1)}`;
}

/** The attention factor multiplies cosines and sines, so the scores by its square; some models scale the scores themselves. */
function factors(say: Say, { cosines, scores, softmax }: ShownClock['numbers']): TemplateResult {
  const values = { factor: fixed(cosines, 4), scores: fixed(scores, 4), softmax: fixed(softmax, 4) };
  return html`${cosines === 1 ? nothing : fact(say, 'modelClock.attention', say('modelClock.factors', values))}
  ${softmax === 1 ? nothing : fact(say, 'modelClock.softmax', say('modelClock.softmaxFactor', values))}`;
}
