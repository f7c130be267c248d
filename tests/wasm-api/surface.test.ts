import { expect, test, vi } from 'vitest';

import { fields } from '../../web/core/fields.js';
import { Core, moduleCalls, type CallName } from '../../web/core/index.js';
import { callNames, callWith, goodSpecs, loadCore, loadModule, loadRaw, moduleNames } from './module.js';

/** All names in the types. */
const promised = [...callNames, 'memory'];

/** Functions of Emscripten's runtime; its other ones start with _ or a capital. */
const ofTheRuntime = new Set(['run', 'ready', 'count_emval_handles', 'get_first_emval', 'inspect']);

test.each(moduleNames)('%s exports exactly the functions of its types', async (name) => {
  const raw = await loadModule(name);
  const exported = Object.keys(raw).filter(
    (name) => typeof raw[name] === 'function' && /^[a-z]/.test(name) && !ofTheRuntime.has(name),
  );
  expect(exported.sort()).toEqual([...moduleCalls[name], 'memory'].sort());
});

test("class Core has exactly the module's calls as methods", async () => {
  const core = await loadCore();
  const methods: string[] = [];
  for (
    let owner = Object.getPrototypeOf(core) as object;
    owner !== Object.prototype;
    owner = Object.getPrototypeOf(owner) as object
  )
    methods.push(...Object.getOwnPropertyNames(owner));
  const others = ['constructor', 'lend', 'wholeSpec', 'add', 'addModule'];
  expect([...new Set(methods)].filter((name) => !others.includes(name)).sort()).toEqual(promised.slice().sort());
});

test('the table of fields covers every call', () => {
  expect(Object.keys(fields).sort()).toEqual([...callNames].sort());
});

test('no export and no result needs to be deleted', async () => {
  const raw = await loadRaw();
  const owners = Object.values<unknown>(raw).filter((value) => typeof value === 'function');
  for (const owner of owners) expect((owner as { prototype?: object }).prototype ?? {}).not.toHaveProperty('delete');
  for (const name of callNames) expect(callWith(raw, name, goodSpecs[name])).not.toHaveProperty('delete');
});

test("class Core returns copies that later calls don't change", async () => {
  const core = await loadCore();
  const first = core.hands({ position: 1, dimensions: 4, base: 10_000, unit: 'radian' });
  const table = core.sinusoidalTable(goodSpecs.sinusoidalTable);
  const before = [...first.sine, ...table.values];
  core.hands({ position: 2, dimensions: 4, base: 10_000, unit: 'radian' });
  core.sinusoidalTable({ ...goodSpecs.sinusoidalTable, positions: 100_000, offset: 7 });
  expect([...first.sine, ...table.values]).toEqual(before);
  expect(table).toMatchObject({ rows: 3, columns: 4 });
});

test('lend passes a view of wasm memory, without a copy', async () => {
  const core = await loadCore();
  const [first, second] = [0, 5].map((offset) =>
    core.lend('sinusoidalTable', { ...goodSpecs.sinusoidalTable, offset }, ({ buffer, byteOffset }) => ({
      buffer,
      byteOffset,
    })),
  );
  expect(second!.byteOffset).toBe(first!.byteOffset);
  expect(second!.buffer).toBe(first!.buffer);
});

/** A summary: arrays by type and length, numbers to six digits, and rounding errors as 0. */
function written(part: unknown): string {
  if (ArrayBuffer.isView(part)) return `${part.constructor.name} of ${(part as Float32Array).length}`;
  if (typeof part !== 'number') return `${typeof part} ${String(part)}`;
  return Math.abs(part) < 1e-12 ? '0' : part.toPrecision(6);
}

/** Every field of each call's result for its valid spec. */
const results: Readonly<Record<CallName, string | Readonly<Record<string, string>>>> = {
  sinusoidalTable: { rows: '3.00000', columns: '4.00000', values: 'Float32Array of 12' },
  hands: Object.fromEntries(
    ['frequency', 'period', 'angle', 'turns', 'sine', 'cosine'].map((part) => [part, 'Float64Array of 4']),
  ),
  wave: 'Float32Array of 10',
  binary: 'Uint8Array of 8',
  fingerprint: 'Float32Array of 4',
  compare: { dot: '0.710421', distance: '1.60598', cosine: '0.355211' },
  windowPixels: 'Uint8ClampedArray of 24',
  similarity: 'Float64Array of 10',
  similarityRises: 'Float64Array of 7',
  attention: {
    ...{ vectors: 'Float32Array of 24', inputs: 'Float32Array of 24', scores: 'Float32Array of 9' },
    ...{ weights: 'Float32Array of 9', outputs: 'Float32Array of 24', mean: 'Float32Array of 8' },
    ...{ movement: 'Float32Array of 3', outputChange: '1.33943', meanChange: '0.597127' },
  },
  attempt: {
    ...{ columns: '4.00000', codes: 'Float64Array of 80', largest: '2.87332', neighbourStep: '2.27122' },
    ...{ smallestDistance: '1.01983', linearResidual: '1.04867', affineResidual: '1.17266' },
  },
  workedExample: Object.fromEntries(
    ['exponent', 'divisor', 'angle', 'sine', 'cosine'].map((part) => [part, 'Float64Array of 2']),
  ),
  rotation: {
    ...{ blocks: 'Float64Array of 4', matrix: 'Float32Array of 16', rotated: 'Float64Array of 4' },
    ...{ target: 'Float64Array of 4', largestDifference: '0' },
  },
  receive: {
    ...{ code: 'Float32Array of 4', whole: '7.00000', position: '6.98314', error: '-0.0168639' },
    ...{ bound: '0.00999950', halfWidth: '3.14159', wrongTurn: 'boolean false', logLikelihood: '-0.923025' },
    wholeScore: '1.99857',
  },
  decode: {
    ...{ whole: '7.00000', position: '6.92706', score: '1.90476', cosine: '0.998367', distance: '0.102342' },
    halfWidth: '3.14159',
  },
  likelihood: { pairs: 'Float64Array of 2', each: 'Float32Array of 10', product: 'Float32Array of 5' },
  cliff: {
    ...{ bound: '0.0999950', trials: '2.00000', wrongTurns: '0', error: '0.0722646', squaredError: '0.00732910' },
    ...{ squaredRightError: '0.00732910', wholeMisses: '0', squaredWholeError: '0' },
    ...{ fourthPowerError: '0.0000514962', fourthPowerWholeError: '0' },
  },
  addition: {
    ...{ word: 'Float32Array of 4', code: 'Float32Array of 4', sum: 'Float32Array of 4' },
    ...{ wordNorm: '3.08741', codeNorm: '1.41421', sumNorm: '3.77886', angle: '1.25071' },
  },
  anglesHistogram: { words: '5.00000', counts: 'Float64Array of 3', mean: '1.26260', standardDeviation: '0.353580' },
  readBack: {
    ...{ trials: '2.00000', positions: '1.00000', words: '2.00000', wordsAsIs: '1.00000', both: '1.00000' },
    ...{ found: 'Int32Array of 2', scores: 'Float32Array of 4', right: 'Uint8Array of 6' },
  },
  rotaryFrequencies: { frequencies: 'Float64Array of 4', attentionFactor: '1.11803' },
  rotaryAxes: { frequencies: 'Float64Array of 4', axis: 'Int32Array of 4', angles: 'Float64Array of 4' },
  rotate: { rotated: 'Float64Array of 4', angles: 'Float64Array of 2', norm: '5.47723' },
  rotaryScores: {
    ...{ scores: 'Float64Array of 7', terms: 'Float64Array of 7', cosines: 'Float64Array of 1' },
    ...{ sines: 'Float64Array of 1', unturned: '15.0000' },
  },
  rotaryTable: { cosines: 'Float32Array of 6', sines: 'Float32Array of 6' },
  rotaryDraws: {
    ...{ means: 'Float64Array of 3', deviations: 'Float64Array of 3' },
    ...{ query: 'Float64Array of 4', key: 'Float64Array of 4' },
  },
  seenAngles: {
    ...{ wavelengths: 'Float64Array of 2', turns: 'Float64Array of 2', trainedTurns: 'Float64Array of 2' },
    ...{ seen: 'Float64Array of 2', unseen: 'Float64Array of 2' },
  },
  contextSums: {
    ...{ lows: 'Float64Array of 7', highs: 'Float64Array of 7', firstNegative: '9.00000', min: '-2.32997' },
    minAt: '47.0000',
  },
  contextBase: { starts: 'Float64Array of 0', ends: 'Float64Array of 0', reached: 'Float64Array of 12' },
  fitScores: {
    ...{ targets: 'Float64Array of 32', inside: 'Float64Array of 32', outside: 'Float64Array of 32' },
    ...{ squeezed: 'Float64Array of 64', cosines: 'Float64Array of 4', sines: 'Float64Array of 4', error: '0.772375' },
    ...{ largestInside: '0.958609', largestOutside: '1.30464', largestSqueezed: '0.972629' },
  },
  castNumbers: {
    ...{ exponentBits: '8.00000', significandBits: '8.00000', largest: '3.38953e+38', smallestNormal: '0' },
    ...{ smallest: '0', firstMissing: '257.000', distinct: '385.000', values: 'Float64Array of 2' },
    ...{ codes: 'Uint32Array of 2', spacings: 'Float64Array of 2', distinctValues: '2.00000' },
    decoded: 'Float64Array of 1',
  },
  castEncoding: {
    ...{ exactCosines: 'Float64Array of 2', exactSines: 'Float64Array of 2', castCosines: 'Float64Array of 2' },
    ...{ castSines: 'Float64Array of 2', phaseErrors: 'Float64Array of 2', meanErrors: 'Float64Array of 2' },
    ...{ maxErrors: 'Float64Array of 2', meanScores: 'Float64Array of 2', relativeErrors: 'Float64Array of 2' },
    ...{ exactScores: 'Float64Array of 2', castScores: 'Float64Array of 2' },
  },
  tableShape: {
    ...{ cosines: 'Float32Array of 18', nearest: 'Int32Array of 6', neighbours: 'Int32Array of 2' },
    ...{ axes: 'Float64Array of 4', components: 'Float64Array of 12', shares: 'Float64Array of 4' },
  },
  positionBias: {
    ...{ places: 'Int32Array of 36', bias: 'Float64Array of 36', slopes: 'Float64Array of 4' },
    ...{ scores: 'Float64Array of 6', weights: 'Float64Array of 6', biasedScores: 'Float64Array of 6' },
    ...{ biasedWeights: 'Float64Array of 6', starts: 'Float64Array of 4' },
  },
  learnedShift: {
    ...{ matrix: 'Float64Array of 16', outcome: 'string unique', rank: '4.00000', condition: '17.7782' },
    ...{ trainingResidual: '0', heldOutResidual: '0', largestDifference: '0' },
  },
  startTraining: {
    operations: '129024',
    parameters: '2984.00',
    pieces: '2.00000',
    run: '2.00000',
    vocabulary: '24.0000',
  },
  train: {
    gradientNorm: '4.07593',
    loss: '3.13988',
    losses: 'Float64Array of 2',
    operations: '129024',
    pieces: '2.00000',
    step: '2.00000',
  },
  evaluate: {
    accuracy: '0',
    asked: 'Float64Array of 8',
    bagAccuracy: '0.750000',
    bagLoss: '0.366204',
    byPosition: 'Float64Array of 8',
    loss: '3.15882',
    right: 'Float64Array of 8',
  },
  continueTraining: {
    gradientNorm: '4.07593',
    loss: '3.13988',
    losses: 'Float64Array of 2',
    operations: '129024',
    pieces: '2.00000',
    step: '2.00000',
  },
  attentionOf: {
    answers: 'Int32Array of 4',
    attention: 'Float32Array of 16',
    shares: 'Float32Array of 4',
    targets: 'Int32Array of 4',
    words: 'Int32Array of 4',
  },
  forward: {
    answers: 'Int32Array of 3',
    attention: 'Float32Array of 9',
    shares: 'Float32Array of 3',
  },
  traceForward: {
    answers: 'Int32Array of 3',
    afterAttention: 'Float32Array of 48',
    afterHidden: 'Float32Array of 48',
    attention: 'Float32Array of 9',
    biases: 'Float32Array of 0',
    entered: 'Float32Array of 48',
    hidden: 'Float32Array of 96',
    hiddenNormed: 'Float32Array of 48',
    keys: 'Float32Array of 48',
    lastNormed: 'Float32Array of 48',
    logits: 'Float32Array of 72',
    mixed: 'Float32Array of 48',
    narrowed: 'Float32Array of 48',
    normed: 'Float32Array of 48',
    output: 'Float32Array of 48',
    positions: 'Float32Array of 0',
    queries: 'Float32Array of 48',
    scores: 'Float32Array of 9',
    shares: 'Float32Array of 72',
    turnedKeys: 'Float32Array of 48',
    turnedQueries: 'Float32Array of 48',
    values: 'Float32Array of 48',
    words: 'Float32Array of 48',
    slices: 'Int32Array of 45',
  },
  positionTable: 'Float32Array of 0',
  weights: 'Float32Array of 2984',
  endTraining: { ended: 'boolean false' },
};

test.each(callNames)('results of %s have the documented fields, types, lengths and values', async (name) => {
  const result = callWith(await loadCore(), name, goodSpecs[name]) as object;
  const parts = Object.entries(result).map(([part, value]) => [part, written(value)]);
  expect(ArrayBuffer.isView(result) ? written(result) : Object.fromEntries(parts)).toEqual(results[name]);
});

test('a matrix of more than 128 dimensions is omitted', async () => {
  expect((await loadCore()).rotation({ ...goodSpecs.rotation, dimensions: 130 }).matrix).toHaveLength(0);
});

test('every array of a result, of every type, is a copy outside wasm memory', async () => {
  const core = await loadCore();
  const memory = core.lend('wave', {}, ({ buffer }) => buffer);
  for (const name of callNames) {
    const result = callWith(core, name, goodSpecs[name]) as object;
    for (const part of ArrayBuffer.isView(result) ? [result] : Object.values(result))
      if (ArrayBuffer.isView(part)) expect(part.buffer, name).not.toBe(memory);
  }
  const bits = Uint8Array.of(1, 2);
  vi.spyOn(core, 'lend').mockImplementation((_name, _spec, use) => use({ bits } as never));
  expect((core.hands() as unknown as { bits: Uint8Array }).bits).toEqual(bits);
  expect((core.hands() as unknown as { bits: Uint8Array }).bits).not.toBe(bits);
});

test("bytes that aren't a module are rejected", async () => {
  const warnings = vi.spyOn(console, 'warn').mockReturnValue(); // Emscripten logs it too
  await expect(Core.load(new Uint8Array([1, 2, 3]))).rejects.toThrow(/WebAssembly/);
  warnings.mockRestore();
});
