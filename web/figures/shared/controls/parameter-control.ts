import { nothing, type TemplateResult } from 'lit';
import { choice, type Option } from './choice.js';
import { slidNumber, typedNumber } from './number-fields.js';
import { toggle } from './toggle.js';
import type { ChoiceParameter, NumberParameter, Parameter, Slide } from '../manifest/parameters.js';
import type { FieldRange } from '../reader/fields.js';
import type { Translate, MessageKey } from '../reader/messages.js';

/** A control as it is drawn: nothing where the manifest has none. */
export type ParameterControl = TemplateResult | typeof nothing;

/** The parts of a control that depend on the state of the figure; they go before those of the manifest. */
export interface ControlNow<Value> {
  readonly label?: MessageKey;
  readonly value?: Value;
  /** The effect of the reader's choice, if that is more than to be shown. */
  choose?(value: Value): void;
  readonly range?: FieldRange;
  readonly slide?: Slide;
  /** Without a slider. */
  readonly typed?: boolean;
  /** Seen, but not to be changed yet. */
  readonly inert?: boolean;
  readonly options?: readonly Option<Value>[];
}

/** Of a control that can be drawn. */
interface Shown extends ControlNow<unknown> {
  readonly value: unknown;
  readonly choose: (value: unknown) => void;
}

const getWords = (t: Translate, { words, control }: ChoiceParameter): readonly Option<string>[] =>
  words.map((value) => {
    const key = control?.option?.(value);
    return { value, label: key === undefined ? value : t(key) };
  });

/** A number that the page's author chose stands among those that are offered. */
function offeredWith(value: unknown, { control }: NumberParameter): readonly Option<unknown>[] | undefined {
  if (!control?.offered || typeof value !== 'number') return undefined;
  const { offered } = control;
  const numbers = offered.includes(value) ? offered : [...offered, value].sort((one, other) => one - other);
  return numbers.map((number) => ({ value: number, label: number }));
}

function numberField(
  t: Translate,
  name: string,
  parameter: NumberParameter,
  label: string,
  now: Shown,
): TemplateResult {
  const { control, range: whole } = parameter;
  const { range = whole, slide = control?.slide, typed, choose } = now;
  const value = Number(now.value);
  if (typed || !slide) return typedNumber(t, label, value, range, choose);
  const stretch = slide === 'range' ? ([range.min, range.max] as const) : slide;
  return slidNumber(t, name, label, value, range, stretch, choose, { ...control, ...now });
}

/** The control of a parameter. `name` is that of its attribute. */
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
  return options ? choice(name, label, options, now.value, choose) : numberField(t, name, parameter, label, now);
}
