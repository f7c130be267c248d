import { nothing, type TemplateResult } from 'lit';
import { choice, type Option } from './choice.js';
import { sliderField, numberField } from './number-fields.js';
import { toggle } from './toggle.js';
import type { ChoiceParameter, NumberParameter, Parameter, Slide } from '../manifest/parameters.js';
import type { FieldRange } from '../reader/number-range.js';
import type { Translate, MessageKey } from '../reader/messages.js';

/** A rendered control, or nothing if the manifest has none. */
export type ParameterControl = TemplateResult | typeof nothing;

/** State-dependent options of a control; they override the manifest's. */
export interface ControlNow<Value> {
  readonly label?: MessageKey;
  readonly value?: Value;
  /** Called with the user's choice, if setting the property is not enough. */
  choose?(value: Value): void;
  readonly range?: FieldRange;
  readonly slide?: Slide;
  /** Without a slider. */
  readonly typed?: boolean;
  /** Visible but disabled. */
  readonly inert?: boolean;
  readonly options?: readonly Option<Value>[];
}

/** Options of a control that can be rendered. */
interface Shown extends ControlNow<unknown> {
  readonly value: unknown;
  readonly choose: (value: unknown) => void;
}

const getWords = (t: Translate, { words, control }: ChoiceParameter): readonly Option<string>[] =>
  words.map((value) => {
    const key = control?.option?.(value);
    return { value, label: key === undefined ? value : t(key) };
  });

/** Adds a value that the page's author has set to the offered ones. */
function offeredWith(value: unknown, { control }: NumberParameter): readonly Option<unknown>[] | undefined {
  if (!control?.offered || typeof value !== 'number') return undefined;
  const { offered } = control;
  const numbers = offered.includes(value) ? offered : [...offered, value].sort((one, other) => one - other);
  return numbers.map((number) => ({ value: number, label: number }));
}

function numberControl(
  t: Translate,
  name: string,
  parameter: NumberParameter,
  label: string,
  now: Shown,
): TemplateResult {
  const { control, range: whole } = parameter;
  const { range = whole, slide = control?.slide, typed, choose } = now;
  const value = Number(now.value);
  if (typed || !slide) return numberField(t, label, value, range, choose);
  const stretch = slide === 'range' ? ([range.min, range.max] as const) : slide;
  return sliderField(t, name, label, value, range, stretch, choose, { ...control, ...now });
}

/**
 * Renders the control of a parameter.
 *
 * @param name - The name of its attribute.
 */
export function parameterControl(t: Translate, name: string, parameter: Parameter, now: Shown): ParameterControl {
  if (parameter.kind === 'text' || !parameter.control) return nothing;
  const label = t(now.label ?? parameter.control.label);
  const { choose } = now;
  if (parameter.kind === 'switch') return toggle(label, now.value === true, choose);
  if (parameter.kind === 'choice') {
    const options = now.options ?? getWords(t, parameter);
    return choice(name, label, options, now.value, choose);
  }
  const options = now.options ?? offeredWith(now.value, parameter);
  return options ? choice(name, label, options, now.value, choose) : numberControl(t, name, parameter, label, now);
}
