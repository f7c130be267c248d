import { createContext, runInContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

import { checkExercises, findMissingSections } from '../../../web/generator/exercises/check.js';
import { exerciseFiles, readExercises } from '../../../web/generator/exercises/files.js';
import { renderText } from '../../../web/generator/exercises/text.js';
import { getSources } from '../../../web/generator/content/content.js';
import { Places } from '../../../web/generator/content/page-links.js';
import { problemText } from '../../../web/generator/content/problems.js';
import { languages } from '../../../web/figures/shared/reader/languages.js';
import type { CliffSpec } from '../../../web/core/specs.js';
import { solvers } from '../../../web/exercises/solvers/index.js';
import { getCase, computeValue } from '../../../web/exercises/base/variant.js';
import { matchesValue, parseReply } from '../../../web/exercises/base/read-number.js';
import { rightOrder, startOrder } from '../../../web/exercises/base/correct-order.js';
import type { ChoiceSpec } from '../../../web/exercises/kinds/choice.js';
import type { NumberSpec } from '../../../web/exercises/kinds/number.js';
import type { OrderSpec } from '../../../web/exercises/kinds/order.js';
import type { Spec } from '../../../web/exercises/base/spec.js';
import { core } from '../../support/core.js';
import { getSpecs } from '../../support/exercises.js';

const files = exerciseFiles();
const [english, simplified, traditional] = languages;

describe('the exercises of the tour', () => {
  test('distinguish each numeric mistake from the right answer and from the others', () => {
    for (const spec of getSpecs<NumberSpec>('number')) {
      const { tolerance, wrong = [] } = spec;
      for (let seed = 1; seed <= 20; ++seed) {
        const { values } = getCase(core, spec, seed);
        const named = ['answer', ...wrong.map(({ value }) => value)];
        for (const [index, name] of named.entries())
          for (const other of named.slice(index + 1)) {
            const apart = Math.abs((values[name] ?? NaN) - (values[other] ?? NaN));
            expect(apart, `${spec.id}, seed ${seed}: ${name} and ${other}`).toBeGreaterThan(tolerance);
          }
      }
    }
  });

  test('recognize each mistake as the texts round it', () => {
    for (const spec of getSpecs<NumberSpec>('number'))
      for (let seed = 1; seed <= 40; ++seed) {
        const drawn = getCase(core, spec, seed);
        const named = ['answer', ...(spec.wrong ?? []).map(({ value }) => value)];
        for (const name of named) {
          const read = parseReply(drawn.texts[name] ?? '') ?? NaN;
          const known = named.filter((other) => matchesValue(drawn, other, read, spec.tolerance));
          expect(known, `${spec.id}, seed ${seed}: ${name} is written ${drawn.texts[name] ?? ''}`).toEqual([name]);
        }
      }
  });

  const calculator = createContext({ Math });

  /** A calculator's value for a formula such as `\cos(5) + 2\pi\cdot {3}`. */
  const calculated = (formula: string): number => {
    const script = formula
      .replace(/\\(cos|sin|sqrt)/g, 'Math.$1')
      .replaceAll('\\pi', '*Math.PI')
      .replaceAll('\\cdot', '*')
      .replaceAll('^', '**')
      .replaceAll('{', '(')
      .replaceAll('}', ')');
    return Number(runInContext(script, calculator));
  };

  test('have worked answers that follow from the displayed numbers', () => {
    const shown = /^([^=]+)=(?:([^=]+)=)? \{(\w+)\}$/;
    const ofNumbers = (side: string): boolean => !/[a-z]/i.test(side.replace(/\{[a-z]\w+\}|\\[a-z]+/gi, ''));
    let checked = 0;
    const written = files.filter(({ language }) => language === english).flatMap(({ exercises }) => exercises);
    for (const { spec, texts } of written) {
      const worked = texts.find(({ path }) => path === 'worked')?.markdown ?? '';
      for (const [, formula = ''] of worked.matchAll(/\$([^$]+)\$/g)) {
        const sides = (shown.exec(formula) ?? []).slice(1).filter(Boolean);
        const name = sides.pop();
        if (name === undefined || !sides.every(ofNumbers)) continue;
        for (let seed = 1; seed <= 40; ++seed) {
          const given = getCase(core, spec, seed).texts;
          const plain = (of: string): string => (given[of] ?? '').replaceAll(',', '').replace('−', '-');
          const decimals = plain(name).split('.')[1]?.length ?? 0;
          for (const side of sides) {
            const result = calculated(side.replace(/\{([a-z]\w+)\}/g, (_, of: string) => `{${plain(of)}}`));
            expect(Number(result.toFixed(decimals)), `${spec.id}, seed ${seed}: ${side}`).toBe(Number(plain(name)));
          }
          ++checked;
        }
      }
    }
    expect(checked).toBeGreaterThan(200);
  });

  test("don't reveal the right number early", () => {
    for (const { spec, texts } of files.flatMap(({ exercises }) => exercises))
      for (const { path, markdown } of texts.filter(({ path }) => /^(question|hints|wrong)\b/.test(path)))
        expect(markdown, `${spec.id}: ${path}`).not.toContain('{answer}');
  });

  test('have one right option, or as many as a hint says', () => {
    const counts = ['One', 'Two', 'Three', 'Four', 'Five'];
    let counted = 0;
    const written = files.filter(({ language }) => language === english).flatMap(({ exercises }) => exercises);
    for (const { spec, texts } of written) {
      if (spec.kind !== 'choice') continue;
      const { several, options } = spec as ChoiceSpec;
      const right = options.filter((option) => option.right).length;
      if (!several) expect(right, spec.id).toBe(1);
      for (const { markdown } of several ? texts.filter(({ path }) => path.startsWith('hints')) : []) {
        const count = counts.indexOf(markdown.split(' ')[0] ?? '') + 1;
        if (count === 0) continue;
        expect(/\bwrong\b/.test(markdown) ? options.length - right : right, `${spec.id}: ${markdown}`).toBe(count);
        ++counted;
      }
    }
    expect(counted).toBeGreaterThan(5);
  });

  test('start in a wrong order', () => {
    const orders = getSpecs<OrderSpec>('order');
    expect(orders.length).toBeGreaterThan(0);
    for (const spec of orders) {
      for (let seed = 1; seed <= 40; ++seed) {
        const drawn = getCase(core, spec, seed);
        expect(startOrder(spec, drawn)).not.toEqual(rightOrder(spec, drawn));
        expect(startOrder(spec, drawn).toSorted()).toEqual(spec.items.map((_, item) => item));
      }
    }
  });
});

describe('answers', () => {
  const asked = (of: string, given: Readonly<Record<string, number | string>>): number => computeValue(core, of, given);
  const frequency = (pair: number, dimensions: number, base = 10_000): number => base ** ((-2 * pair) / dimensions);

  // Compared with Math; the core's floats have errors of 6e-8.
  test('a component is the sine or cosine of its pair, and its common mistakes are what their names say', () => {
    const given = { position: 7, dimensions: 8, dimension: 3 };
    expect(asked('component', given)).toBeCloseTo(Math.cos(7 * frequency(1, 8)), 6);
    expect(asked('component', { ...given, layout: 'halves' })).toBeCloseTo(Math.sin(7 * frequency(3, 8)), 6);
    expect(asked('component-in-degrees', given)).toBeCloseTo(Math.cos((7 * frequency(1, 8) * Math.PI) / 180), 6);
    expect(asked('component-of-half-exponent', given)).toBeCloseTo(Math.cos(7 * 10_000 ** (-1 / 8)), 6);
  });

  test('a causal mask shows a word itself and those before it, and order changes outputs only by mask or encoding', () => {
    expect(asked('words-seen', { length: 7, place: 2 })).toBe(3);
    expect(asked('seen-by-words', { length: 7, place: 2 })).toBe(5);
    const bites = { words: 'man bites dog', order: '2 1 0', place: 1 };
    for (const of of ['output-change', 'mean-change']) {
      expect(asked(of, bites)).toBeLessThan(1e-5); // rounding in float
      expect(asked(of, { ...bites, code: 'sinusoidal' })).toBeGreaterThan(0.01);
    }
    expect(asked('output-change', { ...bites, mask: 'causal' })).toBeGreaterThan(0.01);
  });

  test('baseline encodings have their codes and metrics, and a step has its changed bits', () => {
    const fraction = { attempt: 'fraction', length: 9 };
    expect(asked('attempt-code', { ...fraction, position: 2 })).toBe(0.25);
    expect(asked('attempt-code', { attempt: 'binary', length: 9, position: 2, column: 1 })).toBe(1);
    expect(asked('bits-changed', { position: 7, other: 8 })).toBe(4);
    const judged = { length: 200, dimensions: 8, shift: 5 };
    expect(asked('attempt-residual', { attempt: 'sinusoidal', ...judged })).toBeLessThan(1e-6); // rounding
    expect(asked('attempt-residual', { attempt: 'random', ...judged })).toBeGreaterThan(0.5);
  });

  test('a receiver has the bound of its active pairs, and errors of wrong turns outweigh the others', () => {
    const noise = { dimensions: 16, sigma: 0.2 };
    expect(asked('fix-bound', { ...noise, first: 2, last: 2 })).toBeCloseTo(0.2 / frequency(2, 16), 9);
    const squares = Array.from({ length: 8 }, (_, pair) => frequency(pair, 16) ** 2);
    const sum = squares.reduce((total, square) => total + square);
    expect(asked('fix-bound', noise)).toBeCloseTo(0.2 / Math.sqrt(sum), 9);
    const lost = { dimensions: 16, sigma: 0.5 };
    expect(asked('right-fix-error', lost)).toBeLessThan(Math.PI);
    expect(asked('fix-error', lost)).toBeGreaterThan(10 * asked('right-fix-error', lost));
  });

  test('a receiver run is cached for all of its numbers', () => {
    const runs: object[] = [];
    const counted = new Proxy(core, {
      get: (of, name) =>
        name === 'cliff' ? (run: CliffSpec) => (runs.push(run), of.cliff(run)) : (Reflect.get(of, name, of) as unknown),
    });
    const number = (name: string, given: object): number =>
      computeValue(counted, name, { dimensions: 16, sigma: 0.5, ...given });
    const first = ['cliff-trials', 'wrong-turns', 'fix-error', 'right-fix-error'].map((name) =>
      number(name, { seed: 1 }),
    );
    expect(runs).toHaveLength(1);
    expect(number('wrong-turns', { seed: 2 })).not.toBe(first[1]);
    expect(number('wrong-turns', { seed: 1 })).toBe(first[1]);
    expect(runs).toHaveLength(3);
  });

  test('a dot product in degrees uses angles scaled by pi / 180', () => {
    const given = { position: 10, other: 100, dimensions: 2 };
    expect(asked('dot', given)).toBeCloseTo(Math.cos(90), 9);
    expect(asked('dot-in-degrees', given)).toBeCloseTo(0, 9);
  });

  test('missing arguments and unknown solvers throw', () => {
    expect(() => asked('component', { position: 7, dimensions: 8 })).toThrow('needs the parameter "dimension"');
    expect(() => asked('period', { dimensions: 4, pair: 2 })).toThrow(
      '4 dimensions have no pair or dimension as asked',
    );
    expect(() => asked('peroid', {})).toThrow('there is no answer "peroid"');
    expect(Object.keys(solvers)).toContain('attempt-step');
  });
});

describe('a seed', () => {
  const spec: Spec = {
    id: 'x',
    kind: 'number',
    worked: '',
    parameters: {
      position: { from: 1, to: 40 },
      dimensions: { of: [4, 8] },
      other: 'position + 5',
      share: { from: 0.1, to: 0.5, step: 0.1 },
    },
    values: { answer: { of: 'number', value: 'other - position' } },
  };

  test('always gives the same numbers, in range; another seed gives others', () => {
    expect(getCase(core, spec, 3)).toEqual(getCase(core, spec, 3));
    const drawn = Array.from({ length: 400 }, (_, seed) => getCase(core, spec, seed + 1).parameters);
    expect(new Set(drawn.map(({ position }) => position)).size).toBe(40);
    expect(new Set(drawn.map(({ dimensions }) => dimensions))).toEqual(new Set([4, 8]));
    expect(new Set(drawn.map(({ share }) => share))).toEqual(new Set([0.1, 0.2, 0.3, 0.4, 0.5]));
    for (const { position, other } of drawn) expect(Number(other) - Number(position)).toBe(5);
    expect(getCase(core, spec, 3).values['answer']).toBe(5);
  });

  test('keeps `distinct` values apart, and reports impossible ones', () => {
    const close: Spec = {
      ...spec,
      parameters: { left: { from: 1, to: 3 }, right: { from: 1, to: 3 } },
      values: {},
      distinct: ['left', 'right'],
    };
    for (let seed = 1; seed <= 100; ++seed) {
      const { left, right } = getCase(core, close, seed).parameters;
      expect(left).not.toBe(right);
    }
    const same: Spec = { ...close, parameters: { left: 1, right: 1 } };
    expect(() => getCase(core, same, 1)).toThrow('x: no draw of seed 1 keeps left, right apart');
  });
});

describe('exercise validation', () => {
  const structure = `one:
  kind: choice
  parameters: { position: { from: 1, to: 9 }, dimensions: 4 }
  values: { answer: { of: component, dimension: 0, decimals: 4 } }
  distinct: [answer, position]
  options: [{ right: true }, { right: false }]
`;
  const texts = `one:
  title: One
  question: What is $\\sin({position})$ at {position}?
  options: [{ text: '{answer}', because: It is. }, { text: '{position}', because: It is not. }]
  worked: It is {answer}.
`;
  const read = (structure: string, texts: string, language = english) =>
    readExercises(
      { structure, texts },
      { structure: 'all.yaml', texts: `${language.folder}.yaml` },
      'formula',
      language,
    );
  const complaints = (structure: string, texts: string): string =>
    checkExercises(
      [read(structure, texts), ...[simplified, traditional].map((other) => read(structure, texts, other))],
      ['formula'],
    )
      .map(problemText)
      .join('\n');

  test('accepts valid exercises', () => expect(complaints(structure, texts)).toBe(''));

  test.each([
    ['a field that nobody reads', ['distinct:', 'distinkt:'], 'all.yaml:1: exercise one: distinkt is no field here'],
    ['a field that is missing', [/ {2}options.*\n/, ''], 'options.0.right must be true or false, got nothing'],
    ['a text', ['kind: choice', 'kind: choice\n  title: One'], 'all.yaml:1: exercise one: title belongs to the texts'],
    ['an unknown kind', ['kind: choice', 'kind: choise'], 'all.yaml:1: exercise one: has no kind'],
    ['an unknown answer', ['of: component', 'of: componant'], 'there is no answer componant'],
    ['a value that is missing', ['values: { answer', 'values: { anser'], 'answer is neither a parameter nor a value'],
    ['a value that does not fit', ['right: true', 'right: 1'], 'options.0.right must be true or false, got 1'],
    ['a figure nowhere', [/$/, '  figure: { chapter: rope, id: rope }\n'], 'figure needs a chapter that is written'],
    ['no map', [/^.*/s, '- id: one'], 'all.yaml:1: must have an entry for each exercise'],
    ['broken YAML', [/^.*/s, 'one:\n  kind: [choice\n'], 'all.yaml:'],
  ] as const)('a structure with %s', (_, [from, to], message) => {
    const found = complaints(structure.replace(from, to), texts);
    expect(found).toContain(message);
    expect(found.split(message)).toHaveLength(2); // once, not per language
  });

  test.each([
    ['a field that nobody reads', ['worked:', 'wroked:'], 'en.yaml:1: exercise one: wroked is no field here'],
    ['a text that is missing', [/ {2}worked.*\n/, ''], 'en.yaml:1: exercise one: worked must be a text, got nothing'],
    ['a part of the structure', [/$/, '  distinct: [answer, position]\n'], 'distinct.0 belongs to the structure'],
    [
      'an option too many',
      ['}]', '}, { text: a, because: b }]'],
      'options must be a list of 2, as in the structure, got 3',
    ],
    ['a name that nothing has', ['at {position}', 'at {postion}'], '{postion} is neither a parameter nor a value'],
    ['a formula that KaTeX refuses', ['\\sin(', '\\sim{('], 'KaTeX'],
    ['an exercise that is missing', ['one:', 'two:'], 'en.yaml:1: lacks "one" (all.yaml:1)'],
    ['an exercise too many', ['one:', 'two:'], 'en.yaml:1: has "two", which all.yaml has not'],
  ] as const)('texts with %s', (_, [from, to], message) => {
    expect(complaints(structure, texts.replace(from, to))).toContain(message);
  });

  test.each([
    ['a number lost', ['It is {answer}', 'It is that'], 'worked has other {numbers} than en.yaml:1'],
    ['another formula', ['\\sin', '\\cos'], 'question has'],
    ['a hint more', [/$/, '  hints: [Think.]\n'], 'has hints.0, which en.yaml:1 has not'],
  ] as const)('a translation with %s', (_, [from, to], message) => {
    const translated = read(structure, texts.replace(from, to), simplified);
    const found = checkExercises([read(structure, texts), translated], ['formula']).map(problemText);
    expect(found.join('\n')).toContain(`zh-hans.yaml:1: exercise one: ${message}`);
  });

  test('rejects an ID of another chapter', () => {
    const files = [read(structure, texts), { ...read(structure, texts), slug: 'gps' as const }];
    expect(checkExercises(files, ['formula', 'gps']).map(problemText)).toEqual([
      'all.yaml:1: exercise one: the id is taken by all.yaml:1',
    ]);
  });

  test('rejects an unknown section', () => {
    const places = new Places(new Map([[english, getSources(english)]]));
    const found = (section: string): string[] =>
      findMissingSections([read(`${structure}  section: ${section}\n`, texts)], places).map(problemText);
    expect(found('gps#the-cliff')).toEqual([]);
    expect(found('gps#the-slope')).toEqual(['all.yaml:1: exercise one: there is no section gps#the-slope']);
  });

  test('rejects a language without its file', () => {
    const problems = checkExercises([read(structure, texts), read(structure, '', simplified)], ['formula']);
    expect(problems.map(problemText)).toEqual(['zh-hans.yaml:1: lacks "one" (all.yaml:1)']);
  });
});

describe('a text', () => {
  const numbers = { position: '17', answer: '−0.5' };

  test('has an element for each number, also in formulas and MathML', () => {
    const html = renderText('At {position}: $10000^{position}$ is `{position}`.', false, 'en', numbers);
    expect(html.match(/data-of="position"/g)).toHaveLength(3);
    expect(html).toContain('<mn data-of="position">17</mn>');
    expect(html).toContain('<code>{position}</code>');
    expect(html).not.toMatch(/@|annotation/);
  });

  test('leaves TeX braces alone', () => {
    const html = renderText('$\\frac{1}{\\sqrt{d}} \\mathrm{position}$', true, 'en', numbers);
    expect(html).not.toContain('data-of');
    expect(html).toContain('annotation');
  });

  test('is inline if declared so', () => {
    expect(renderText('{answer} *radians*', true, 'en', numbers)).toBe(
      '<span data-of="answer">−0.5</span> <em>radians</em>',
    );
    expect(() => renderText('one\n\ntwo', true, 'en', numbers)).toThrow('within one line');
  });
});
