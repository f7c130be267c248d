import '../../exercises/document.js';

import type { LitElement } from 'lit';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { figures } from '../../../../web/generator/figures/elements.js';
import { manifests } from '../../../../web/generator/figures/manifests.js';
import english from '../../../../web/content/en/messages.json' with { type: 'json' };
import type { Parameter } from '../../../../web/figures/shared/manifest/parameters.js';
import { provideCore } from '../../../../web/figures/shared/frame/core-provider.js';
import { registerMessages } from '../../../../web/figures/shared/reader/messages.js';
import { core } from '../../../support/core.js';

// The real elements in a document without layout: a parameter must be visible in the figure or in its core calls.

/** Specs of all calls since the last check. */
let specs: string[] = [];

const recording = new Proxy(core, {
  get(target, name) {
    const own: unknown = Reflect.get(target, name, target);
    if (typeof own !== 'function') return own;
    return (...args: unknown[]) => {
      specs.push(`${String(name)} ${JSON.stringify(args)}`);
      return Reflect.apply(own, target, args) as unknown;
    };
  },
});

beforeAll(() => {
  registerMessages('en', english);
  provideCore(recording);
  for (const [tag, element] of Object.entries(figures)) customElements.define(tag, element);
});

afterEach(() => document.body.replaceChildren());

/** A value that differs from the default. */
function another(parameter: Parameter): unknown {
  if (parameter.kind === 'switch') return true;
  if (parameter.kind === 'choice') return parameter.words.find((word) => word !== parameter.defaultValue);
  if (parameter.kind !== 'number') return undefined;
  const { min, max, kind } = parameter.range;
  const { defaultValue = min } = parameter;
  const values = kind === 'real' ? [defaultValue * 1.5, min, max] : [defaultValue + 2, defaultValue - 2, min, max];
  return values.find((value) => value >= min && value <= max && value !== defaultValue);
}

/** Parameters that are only visible in another view, after a guess or training, or in motion. */
const notAtFirst: Readonly<Record<string, readonly string[]>> = {
  'pe-addition': ['vocabulary', 'glasses'],
  'pe-cliff': ['seed'],
  'pe-clock': ['running', 'speed'],
  'pe-lab': ['seed', 'seeds', 'steps', 'rate', 'layers', 'width', 'mask', 'distance'],
  'pe-learned-table': ['start', 'seed', 'step'],
  'pe-model-clock': ['length', 'layers', 'pair'], // its file parser loads later
  'pe-panorama': ['axis'],
  'pe-pronoun': ['head'],
  'pe-receiver': ['span'],
  'pe-similarity': ['distance'],
  'pe-stretch': ['seed', 'seeds'],
};

const cases = manifests
  .filter(({ display }) => display === 'block')
  .flatMap(({ tag, parameters }) =>
    Object.entries(parameters).flatMap(([name, parameter]) => {
      const value = another(parameter);
      return value === undefined || notAtFirst[tag]?.includes(name) ? [] : [{ tag, name, value }];
    }),
  );

test.each(cases)('$tag shows $name', async ({ tag, name, value }) => {
  document.body.innerHTML = `<${tag}>A caption.</${tag}>`;
  const figure = document.querySelector(tag) as unknown as LitElement;
  await figure.updateComplete;
  const picture = (): string => (figure.renderRoot as ShadowRoot).innerHTML;
  specs = [];
  figure.requestUpdate();
  await figure.updateComplete;
  const before = [picture(), ...specs].join('\n');
  specs = [];
  Reflect.set(figure, name, value);
  await figure.updateComplete;
  const after = [picture(), ...specs].join('\n');
  expect(after === before, 'nothing has changed').toBe(false);
});
