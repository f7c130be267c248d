import '../../exercises/document.js';

import { render, type LitElement, type TemplateResult } from 'lit';
import { afterEach, beforeAll, expect, test } from 'vitest';

import { loadTools } from '../../../../web/figures/model-clock/lazy-config-tools.js';
import type { Parameter } from '../../../../web/figures/shared/manifest/parameters.js';
import { core } from '../../../support/core.js';
import { blocks, defineFigures, shown } from './figures-in-document.js';

// The real elements in a document without layout. A parameter must be visible in the figure or in its core calls.

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

beforeAll(async () => {
  defineFigures(recording);
  await loadTools();
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

/** Parameters that are only visible with other attributes. */
const visibleWith: Readonly<Record<string, string>> = {
  'pe-addition glasses': 'view="halo"',
  'pe-model-clock layers': 'model="gemma3-4b"',
  'pe-model-clock scheme': 'workbench',
  'pe-model-clock factor': 'workbench',
  'pe-model-clock theta': 'workbench',
  'pe-model-clock original': 'workbench',
  'pe-panorama axis': 'view="shapes"',
  'pe-rotation examples': 'view="learn"',
  'pe-rotation from': 'view="learn"',
  'pe-rotation seed': 'view="learn"',
  'pe-rope-decay seed': 'words="same"',
  'pe-similarity distance': 'revealed',
  'pe-stretch formula': 'scheme="yarn"',
};

/** Parameters that are only visible after training or a job of the worker, or in motion. */
const notAtFirst: Readonly<Record<string, readonly string[]>> = {
  'pe-addition': ['vocabulary'],
  'pe-cliff': ['seed'],
  'pe-clock': ['running', 'speed'],
  'pe-lab': ['seed', 'seeds', 'steps', 'rate', 'layers', 'width', 'mask', 'distance'],
  'pe-learned-table': ['start', 'seed', 'steps', 'step'],
  'pe-model-clock': ['program'],
  'pe-pronoun': ['head'],
  'pe-receiver': ['span'],
};

const cases = blocks.flatMap(({ tag, parameters }) =>
  Object.entries(parameters).flatMap(([name, parameter]) => {
    const value = another(parameter);
    return value === undefined ? [] : [{ tag, name, value, isVisible: !notAtFirst[tag]?.includes(name) }];
  }),
);

/** A figure, with what the menu does. */
interface WithMenu extends LitElement {
  reset(): void;
  renderTable(): TemplateResult;
}

test.each(cases.filter(({ isVisible }) => isVisible))('$tag shows $name', async ({ tag, name, value }) => {
  const figure = await shown<WithMenu>(tag, visibleWith[`${tag} ${name}`]);
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

test.each(cases)('reset restores $name of $tag', async ({ tag, name, value }) => {
  const figure = await shown<WithMenu>(tag);
  const before: unknown = Reflect.get(figure, name);
  Reflect.set(figure, name, value);
  await figure.updateComplete;
  expect(Reflect.get(figure, name)).not.toEqual(before);
  figure.reset();
  expect(Reflect.get(figure, name)).toEqual(before);
});

/** Without pe-lab, whose numbers come from a training. */
const views = blocks.flatMap(({ tag, views, parameters }) => {
  if (tag === 'pe-lab') return [];
  const view = views ? parameters[views] : undefined;
  const words = view?.kind === 'choice' ? view.words.map((word) => `${views}="${word}"`) : [''];
  return words.map((attribute) => ({ tag, attribute }));
});

test.each(views)('the table of $tag $attribute has headings and no gap', async ({ tag, attribute }) => {
  const figure = await shown<WithMenu>(tag, `revealed ${attribute}`);
  const place = document.createElement('div');
  render(figure.renderTable(), place);
  expect(place.querySelectorAll('th').length).toBeGreaterThan(1);
  expect(place.textContent).not.toMatch(/NaN|undefined|\{\w+\}/);
});
