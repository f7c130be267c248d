import { describe, expect, test } from 'vitest';

import { getLink, readLink } from '../../../../web/figures/shared/model-config/link.js';
import { longestText, readConfig } from '../../../../web/figures/shared/model-config/read-config.js';
import { formatNumber } from '../../../../web/figures/shared/reader/format.js';
import { refusalOfCore } from '../../../../web/figures/model-clock/refusal-of-core.js';
import { core } from '../../../support/core.js';
import { clockIn, getClock, inEnglish, noteKeys, getRefusal, small } from './render-messages.js';

const refused = (config: unknown): string => getRefusal(typeof config === 'string' ? config : JSON.stringify(config));

describe('invalid configurations are rejected in one sentence', () => {
  test.each([
    ['nothing', '', 'There’s nothing to read: the text is empty.'],
    ['spaces', ' \n\t', 'There’s nothing to read: the text is empty.'],
    [
      'a letter to somebody',
      'Dear model,',
      'There’s no JSON in this text, which starts with Dear model,: paste the config.json of the model, from its first brace to its last.',
    ],
    [
      'a name without quotes',
      '{\n  a: 1\n}',
      'This isn’t JSON: line 2, column 3 has a: 1 }, where a name in quotation marks is needed.',
    ],
    ['no colon', '{"a" 1}', 'This isn’t JSON: line 1, column 6 has 1}, where a colon is needed.'],
    ['no value', '{"a": , "b": 1}', 'This isn’t JSON: line 1, column 7 has , "b": 1}, where a value is needed.'],
    [
      'a comma too few',
      '{"a": 1\n "b": 2}',
      'This isn’t JSON: line 2, column 2 has "b": 2}, where a comma or a closing bracket is needed.',
    ],
    [
      'a number that JSON does not write',
      '{"a": 01}',
      'This isn’t JSON: line 1, column 8 has 1}, where a comma or a closing bracket is needed.',
    ],
    ['a tag', '<!DOCTYPE html><p>', 'This looks like HTML, not JSON: you need the config.json of the model.'],
    ['half a file', '{"a": [1, 2', 'The text ends too early: at line 1, column 12, more JSON was expected.'],
    ['an open quote', '{"a": "b', 'This isn’t JSON: line 1, column 7 has "b, where a value is needed.'],
    [
      'an open comment',
      '{"a": 1 /* }',
      'This isn’t JSON: line 1, column 9 has /* }, where a comma or a closing bracket is needed.',
    ],
    ['a list', '[1, 2]', 'A configuration must be a JSON object, not [1,2].'],
    ['a number', '42', 'A configuration must be a JSON object, not 42.'],
    ['NaN', 'NaN', 'A configuration must be a JSON object, not NaN.'],
  ])('%s', (_, text, sentence) => {
    expect(getRefusal(text)).toBe(sentence);
  });

  test('five megabytes', () => {
    const text = JSON.stringify({ ...small, words: 'x'.repeat(5 * 2 ** 20) });
    expect(getRefusal(text)).toBe(
      `The text must have at most ${formatNumber(longestText)} characters, but this one has ${formatNumber(text.length)}.`,
    );
  });

  test.each(['[', '{"a":'])('a million nested %s', (open) => {
    expect(getRefusal(open.repeat(200_000))).toBe('The text must be nested at most 64 levels deep.');
  });
});

describe('an invalid value is rejected with its field, range and value', () => {
  test.each([
    [{ head_dim: '64' }, 'head_dim must be a whole number from 2 to 4,096, not "64".'],
    [{ head_dim: 1e300 }, 'head_dim must be a whole number from 2 to 4,096, not 1e+300.'],
    [{ head_dim: 65 }, 'head_dim must be an even number from 2 to 4,096, not 65.'],
    [{ head_dim: [64] }, 'head_dim must be a whole number from 2 to 4,096, not [64].'],
    [{ rope_theta: 1 }, 'rope_theta must be a finite number above 1, not 1.'],
    [{ rope_theta: {} }, 'rope_theta must be a finite number above 1, not {…}.'],
    [{ num_hidden_layers: 1e9 }, 'num_hidden_layers must be a whole number from 1 to 1,024, not 1000000000.'],
    [
      { max_position_embeddings: -1 },
      'max_position_embeddings must be a whole number from 2 to 1,073,741,824, not -1.',
    ],
    [{ rope_scaling: 'yarn' }, 'rope_scaling must be an object, not "yarn".'],
    [{ rope_scaling: [8] }, 'rope_scaling must be an object, not [8].'],
    [{ rope_scaling: { type: 8 } }, 'rope_scaling.type must be text, not 8.'],
    [{ rope_scaling: { type: 'linear' } }, 'rope_scaling.factor is missing, and nothing can take its place.'],
    [
      { rope_scaling: { type: 'linear', factor: 0.5 } },
      'rope_scaling.factor must be a number from 1 to 1,048,576, not 0.5.',
    ],
    [
      { rope_scaling: { type: '__proto__', factor: 2 } },
      'rope_scaling.type must be one of default, mrope, linear, ntk, dynamic, yarn, longrope, su, llama3, proportional, not "__proto__".',
    ],
    [
      { rope_scaling: { rope_type: 'longrope', factor: 2, short_factor: [1], long_factor: [1] } },
      'rope_scaling.short_factor must have 32 entries, one for each pair, but has 1.',
    ],
    [
      { rope_scaling: { rope_type: 'llama3', factor: 2, low_freq_factor: 4, high_freq_factor: 1 } },
      'rope_scaling.high_freq_factor must be at least 4, not 1.',
    ],
    [{ use_sliding_window: 'no', sliding_window: 8 }, 'use_sliding_window must be true or false, not "no".'],
    [{ layer_types: 'full' }, 'layer_types must be a list of at most 1,024 entries, not "full".'],
    [
      { layer_types: Array(2000).fill('full_attention') },
      'layer_types must have at most 1,024 entries, but has 2,000.',
    ],
    [{ layer_types: [1] }, 'layer_types[0] must be text, not 1.'],
    [{ no_rope_layers: [2] }, 'no_rope_layers[0] must be a whole number from 0 to 1, not 2.'],
    [{ partial_rotary_factor: 0 }, 'head_dim × partial_rotary_factor must be an even number from 2 to 4,096, not 0.'],
    [{ rotary_dim: 128 }, 'rotary_dim must be an even number from 2 to 64, not 128.'],
    [{ hidden_size: null }, 'hidden_size is missing, so the size of a head isn’t known.'],
  ])('%j', (keys, sentence) => {
    expect(refused({ ...small, ...keys })).toBe(sentence);
  });

  test.each(['NaN', 'Infinity', '-Infinity', '1e999'])('%s', (number) => {
    const read = number === '1e999' ? 'Infinity' : number;
    expect(refused(`{"model_type":"llama","head_dim":64,"rope_theta":${number}}`)).toBe(
      `rope_theta must be a finite number above 1, not ${read}.`,
    );
  });
});

test.each([
  ...[1e19, 1e20, 1e300, 1.7e308].map((beta_slow) => ({ rope_type: 'yarn', factor: 4, beta_slow })),
  ...[1e20, 1e308, 5e-324].map((beta_fast) => ({ rope_type: 'yarn', factor: 4, beta_fast })),
  ...[1e-6, 1e-7, 2.3e-308, 5e-324, 1e308].map((one) => ({
    ...{ rope_type: 'longrope', factor: 4, short_factor: Array(32).fill(1) },
    long_factor: [one, ...Array<number>(31).fill(1)],
  })),
  ...[1e-300, 1e300].map((high) => ({
    rope_type: 'llama3',
    factor: 4,
    low_freq_factor: 1e-320,
    high_freq_factor: high,
  })),
  { rope_type: 'dynamic', factor: 2 ** 20 },
  { rope_type: 'dynamic', alpha: 2 ** 20 },
])('a scaling at the end of its ranges is computed or refused, and throws nothing: %j', (rope_scaling) => {
  const scaling = { original_max_position_embeddings: 2048, ...rope_scaling };
  for (const rope_theta of [1.0001, 10_000, 1.7e308]) {
    const reading = readConfig(JSON.stringify({ ...small, rope_theta, rope_scaling: scaling }));
    const refusal = 'refusal' in reading ? reading.refusal : refusalOfCore(core, reading.clock);
    if (refusal) expect(inEnglish(refusal)).not.toMatch(/\{\w+\}|modelC/);
  }
});

test("Python's non-JSON numbers are harmless in unused fields", () => {
  const text = JSON.stringify(small).replace('{', '{"time_step_limit": [0.0, Infinity], "x": NaN, ');
  expect(clockIn(readConfig(text)).context).toBe(4096);
});

test("the last of duplicate keys counts, and that's reported", () => {
  const text = JSON.stringify(small).replace('{', '{"rope_theta": 7, ');
  const { positions, notes } = clockIn(readConfig(text));
  expect(positions).toMatchObject({ clocks: [{ spec: { base: 10_000 } }] });
  expect(notes.map(inEnglish)).toContain('rope_theta is in the file twice. The last value, 10000, counts.');
});

test('of many unknown keys, a few are listed, shortened', () => {
  const strangers = Object.fromEntries(Array.from({ length: 50_000 }, (_, key) => [`${key}${'x'.repeat(20)}`, key]));
  const long = { ['y'.repeat(2 ** 18)]: 1 };
  const { notes } = getClock({ ...small, rope_scaling: { type: 'default', ...strangers, ...long } });
  expect(notes.length).toBeLessThan(20);
  notes.map(inEnglish).forEach((sentence) => expect(sentence.length).toBeLessThan(300));
  expect(notes.map(inEnglish)).toContain('There are 49,977 more keys of that kind.');
});

test('unknown names are shown as short text on one line', () => {
  const name = `<img src=x onerror=alert(1)>\n\u202Egnp.exe ${'x'.repeat(500)}`;
  const clock = getClock({ ...small, _name_or_path: name });
  expect(clock.name).toMatch(/^<img src=x onerror=alert\(1\)> gnp\.exe x+…$/);
  expect([...clock.name]).toHaveLength(80);
  expect(refused({ model_type: '<b>bold</b>' })).toContain('model_type <b>bold</b> isn’t known here');
  expect(noteKeys({ ...small, rope_scaling: { type: 'default', '<b>': 1 } })).toContain('modelConfig.unread');
});

test('keys such as __proto__ are ordinary keys', () => {
  const text = JSON.stringify(small).replace('{', '{"__proto__": {"head_dim": 8}, "constructor": 1, "toString": 2, ');
  expect(clockIn(readConfig(text)).positions).toMatchObject({ clocks: [{ headDimensions: 64 }] });
  expect(refused({ model_type: 'constructor' })).toContain('model_type constructor isn’t known here');
});

test("a private path isn't put into a link, a published model's name is", () => {
  expect(getLink(getClock({ ...small, _name_or_path: '/home/ada/secret' }))).not.toContain('ada');
  expect(getLink(getClock({ ...small, _name_or_path: '../secret' }))).not.toContain('secret');
  expect(getLink(getClock({ ...small, model_type: '<b>ada</b>' }))).not.toContain('ada');
  expect(clockIn(readLink(getLink(getClock({ ...small, _name_or_path: 'ada/engine-1b' }))!)).name).toBe(
    'ada/engine-1b',
  );
});

test('a link carries a list of layers with a name that it cannot write, and a type that is not text', () => {
  const types = ['full_attention', '<b>', 'full_attention'];
  const clock = getClock({
    model_type: { beta_fast: 3 },
    text_config: { ...small, num_hidden_layers: 3, layer_types: types },
  });
  const again = clockIn(readLink(getLink(clock)!));
  expect([again.layers, again.positions]).toEqual([clock.layers, clock.positions]);
  expect(again.layers).toEqual(['global', 'other', 'global']);
});

test.each([
  ...['', '!', 'x', 'a~', '~1', 'head_dim~64!head_dim~64', 'a~1!a.b~2', 'a.b~2!a~1', 'a~(*1)9999', 'a~()3', 'a~<b>'],
  ...['a.b.c.d.e~1', `head_dim~${'6'.repeat(9000)}`, 'a~1e999', 'a~(*1*(2))2'],
])('a link that nobody has made is refused: %s', (link) => {
  const reading = readLink(link);
  expect('refusal' in reading && inEnglish(reading.refusal)).toBe('The link holds no configuration that can be read.');
});
