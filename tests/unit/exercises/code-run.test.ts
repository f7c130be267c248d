import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { instrument } from '../../../web/exercises/code/loop-instrumentation.js';
import { limits, type Fault, type Run } from '../../../web/exercises/code/run.js';
import { run } from '../../../web/exercises/code/sandbox.js';

let engine: WebAssembly.Module;

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('@jitl/quickjs-wasmfile-release-sync/wasm');
  engine = await WebAssembly.compile(await readFile(file));
});

afterEach(() => vi.restoreAllMocks());

/**
 * Time advances only when the clock is read, by less than the search for a line takes, so that endless code stops at
 * its iteration limit, however fast.
 */
function hurry(): void {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += limits.search / 3));
}

const getRun = (source: string, ...calls: readonly (readonly (number | readonly number[])[])[]): Promise<Run> =>
  run(engine, { source, name: 'encode', calls: calls.length > 0 ? calls : [[3, 4]] });

const body = (...lines: readonly string[]): string => ['function encode(position, d) {', ...lines, '}'].join('\n');

describe("the reader's code", () => {
  test('is called with numbers and arrays, and its result is returned', async () => {
    const { returned, fault } = await getRun('const encode = (a, b) => [a, ...b, 0.1]', [1, [2, 3]], [-1e-7, []]);
    expect(fault).toBeUndefined();
    expect(returned).toEqual([
      { kind: 'list', values: [1, 2, 3, 0.1] },
      { kind: 'list', values: [-1e-7, 0.1] },
    ]);
  });

  test('can use typed arrays, NaN and infinities, and log', async () => {
    const source = body('console.log("d is", d, [1]);', 'return new Float64Array([NaN, Infinity]);');
    expect(await getRun(source)).toMatchObject({
      returned: [{ kind: 'list', values: [NaN, Infinity] }],
      log: ['d is 4 [1]'],
    });
  });

  test.each([
    ['"0.5"', { kind: 'other', what: 'string' }],
    ['undefined', { kind: 'other', what: 'undefined' }],
    ['null', { kind: 'other', what: 'null' }],
    ['() => 1', { kind: 'other', what: 'function' }],
    ['{ x: 1 }', { kind: 'other', what: 'object' }],
    ['Promise.resolve([1])', { kind: 'other', what: 'object' }],
    ['[0, "1", 2]', { kind: 'mixed', index: 1, what: 'string' }],
    ['[0, [1]]', { kind: 'mixed', index: 1, what: 'object' }],
    ['new Array(1e9)', { kind: 'long', length: 1e9 }],
    ['0.5', { kind: 'number', value: 0.5 }],
  ])('may return %s, which is told', async (value, expected) => {
    const { returned, definedAt } = await getRun(`\nlet encode = () => (${value});`);
    expect(returned).toEqual([expected]);
    expect(definedAt).toBe(2);
  });

  test.each<[string, string, Fault['kind'], number | undefined]>([
    ['an endless loop', body('let i = 0;', 'while (true) {', '  i++;', '}'), 'time', 3],
    ['a list that grows for ever', body('const v = [];', 'for (;;) v.push(v.slice());'), 'memory', 3],
    ['one huge list', body('return new Array(1e9).fill(0);'), 'memory', 2],
    ['a huge typed array', body('return new Float64Array(1e7);'), 'memory', 2],
    ['an impossible typed array', body('return new Float64Array(1e12);'), 'memory', 2],
    ['a list of objects that grows for ever', body('const v = [];', 'for (;;) v.push({ a: [1, 2] });'), 'memory', 3],
    ['a set that grows for ever', body('const v = new Set();', 'for (;;) v.add({});'), 'memory', 3],
    ['a chain that grows for ever', body('let v;', 'for (;;) v = { v };'), 'memory', 3],
    [
      'a text that a native function has no room for',
      body('return "a\\u0301".repeat(4e6).normalize();'),
      'memory',
      undefined,
    ],
    ['a text that doubles', body('let s = "ab";', 'for (;;) s += s;'), 'memory', 3],
    ['a recursion without an end', body('', 'return encode(position + 1, d);'), 'recursion', 3],
    ['a recursion of the engine', body('return JSON.parse("[".repeat(1e6));'), 'recursion', undefined],
    ['an error thrown', body('', '', 'throw new Error("no");'), 'thrown', 4],
    ['a number thrown', body('if (d > 3)', '  throw 5;'), 'thrown', 3],
    ['a name that is nothing', body('return [', '  sine(position)];'), 'thrown', 3],
    ['a method that is none', body('return [1].mapp((x) => x);'), 'thrown', 2],
    ['a property of nothing', body('let v;', 'return v.length;'), 'thrown', 3],
    ['text that JSON refuses', body('return JSON.parse("{");'), 'thrown', 2],
    ['a bracket too few', body('return [1, 2;'), 'syntax', 2],
    ['a missing name', body('const = 3;'), 'syntax', 2],
    ['no function of that name', 'function encod() {}', 'missing', undefined],
    ['something else of that name', 'const encode = 5;', 'missing', undefined],
  ])('with %s ends, and says where', async (_, source, kind, line) => {
    const { fault, returned } = await getRun(source);
    expect(fault).toMatchObject({ kind });
    expect(fault?.line).toBe(line);
    expect(returned).toEqual([]);
  });

  test.each<[string, string, number]>([
    ['a counting loop that goes the wrong way', body('const v = [];', 'for (let i = 0; i < d; i--)', '  v[0] = i;'), 3],
    ['a loop that holds on to its errors', body('for (;;) {', 'try { for (;;) {} } catch {}', '}'), 3],
    ['a loop before any call', '\nfor (;;);', 2],
    ['a regular expression without an end', body('', 'return /(a+)+b/.test("a".repeat(40));'), 3],
  ])('with %s ends too, when its time is over', async (_, source, line) => {
    hurry();
    const { fault, returned } = await getRun(source);
    expect(fault).toMatchObject({ kind: 'time', line });
    expect(returned).toEqual([]);
  });

  test('reports thrown values', async () => {
    expect((await getRun(body('throw "half";'))).fault?.message).toBe('half');
    expect((await getRun(body('return nope;'))).fault?.message).toBe("ReferenceError: 'nope' is not defined");
  });

  test.each([
    ['null', 'null'],
    ['(new Float64Array(5e6), null)', 'null'],
    ['undefined', 'undefined'],
    ['{ code: 7 }', '{code: 7}'],
    ['{ message: "out of memory" }', '{message: "out of memory"}'],
    ['new Error("stack overflow")', 'Error: stack overflow'],
    ['new Error("out of memory")', 'Error: out of memory'],
    ['new Error()', 'Error'],
    ['[1, "a", [2, [3, [4]]]]', '[1, "a", [2, [3, […]]]]'],
    ['Symbol("x")', 'Symbol(x)'],
    ['5n', '5n'],
    ['Object.create(null)', '{}'],
    ['new Proxy({}, { get() { throw 1; } })', '{}'],
    ['new Proxy({}, { ownKeys() { throw 1; } })', '{…}'],
    ['new Proxy(() => 1, { get() { throw 1; } })', 'function'],
    ['{ get code() { throw null; } }', '{code: …}'],
    ['{ get name() { throw null; }, get message() { throw null; } }', '{name: …, message: …}'],
    ['{ [Symbol.toPrimitive]() { throw null; } }', '{}'],
    ['Object.assign(() => 1, { toString() { throw null; } })', 'function'],
    ['Object.assign(new Error("x"), { toString() { throw null; } })', 'Error: x'],
  ])('may throw %s, and that is told, with its line', async (thrown, message) => {
    const { fault } = await getRun(body('', `throw ${thrown};`));
    expect(fault).toEqual({ kind: 'thrown', line: 3, message });
  });

  test('may throw endless objects, which are truncated', async () => {
    const itself = await getRun(body('const v = {};', 'v.v = v;', 'throw v;'));
    expect(itself.fault).toEqual({ kind: 'thrown', line: 4, message: '{v: {v: {v: {…}}}}' });
    const long = await getRun(body('throw "m".repeat(1e7);'));
    expect(long.fault?.message).toBe(`${'m'.repeat(200)}…`);
    const wide = await getRun(body('throw new Array(1e6).fill(0);'));
    expect(wide.fault?.message).toMatch(/^\[0(, 0){60,70}…$/);
  });

  test('reports an impossible array length as such, not as out of memory', async () => {
    const { fault } = await getRun(body('return new Array(-1);'));
    expect(fault).toEqual({ kind: 'thrown', line: 2, message: 'RangeError: invalid array length' });
  });

  test('ends even if its errors are proxies', async () => {
    hurry();
    const traps = body('throw { get stack() { for (;;); }, get message() { throw 1; } };');
    expect((await getRun(traps)).fault?.kind).toBe('time');
    const list = body('return new Proxy([1], { get() { for (;;); } });');
    expect((await getRun(list)).fault?.kind).toBe('time');
  });

  test('formats console output like browsers, including throwing getters', async () => {
    const values = ['null', '-0', '5n', '() => 1', '[NaN, "a"]', '{ a: [0.5] }', 'new Float64Array(2)', 'new Map()'];
    const traps = ['{ get a() { throw 1; } }', 'new Proxy([], { get() { throw 1; } })', '{ toJSON() { throw 1; } }'];
    const { log, fault } = await getRun(
      body(`console.log(${values.join(', ')});`, ...traps.map((trap) => `console.log(${trap});`), 'return [1];'),
    );
    expect(fault).toBeUndefined();
    expect(log).toEqual([
      'null -0 5n () => 1 [NaN, "a"] {a: [0.5]} Float64Array [0, 0] Map',
      '{a: …}',
      '{}',
      '{toJSON: toJSON() { throw 1; }}',
    ]);
  });

  test.each([
    ['a loop', body('', 'for (;;)', '  console.log(1);'), 4],
    ['a loop that holds on to its errors', body('for (;;) {', 'try {', 'console.log(1); } catch {}', '}'), 4],
    ['a loop of the engine', body('', 'return Array.from({ length: 1e9 }, console.log);'), 3],
    ['lines before any call', 'for (let i = 0; ; ++i)\n  console.log(i);', 2],
  ])('that writes without an end ends by the count of its lines, with %s', async (_, source, line) => {
    const { fault, log } = await getRun(source);
    expect(fault).toEqual({ kind: 'output', line });
    expect(log).toHaveLength(limits.shown);
  });

  test('may log up to the limit, over all of its calls', async () => {
    const source = body('for (let i = 0; i < position; ++i) console.log(i);', 'return [1];');
    const half = limits.lines / 2;
    expect((await getRun(source, [half, 1], [half, 1])).fault).toBeUndefined();
    expect((await getRun(source, [half, 1], [half, 1], [1, 1])).fault).toEqual({ kind: 'output', line: 2 });
  });

  test('keeps the results before a failure', async () => {
    const { returned, fault } = await getRun(body('if (d > 4) throw 1;', 'return [d];'), [0, 2], [0, 4], [0, 6]);
    expect(returned).toHaveLength(2);
    expect(fault?.line).toBe(2);
  });

  test('has no page, no network, no modules, and no state from earlier runs', async () => {
    const names = [
      ...['document', 'window', 'self', 'fetch', 'XMLHttpRequest', 'WebSocket', 'importScripts', 'postMessage'],
      ...['process', 'require', 'setTimeout', 'left'],
    ];
    const source = body(
      `return [${names.map((name) => `typeof ${name}`).join(',')}].map((t) => Number(t === 'undefined'));`,
    );
    await getRun(`${source}\nglobalThis.left = 1; Array.prototype.map = null;`);
    expect((await getRun(source)).returned).toEqual([{ kind: 'list', values: names.map(() => 1) }]);
    expect((await getRun('import x from "x"; function encode() {}')).fault?.kind).toBe('syntax');
  });

  test("can't catch its own interruption", async () => {
    hurry();
    const { fault } = await getRun(body('atLine__ = null;', 'while (true);'));
    expect(fault).toMatchObject({ kind: 'time' });
  });
});

describe('instrumentation', () => {
  test('is in loops and at throws, with their lines', () => {
    const source = 'for (let i = 0; i < f(";"); i++) {\n  while (i) throw i;\n}\nfor (;;) {}\nfor (const a of b) {}';
    expect(instrument(source, 'at')).toBe(
      'for (let i = 0; i < f(";"); at(1), i++) {\n  while ( at(2),i) throw at(2), i;\n}\nfor (;; at(4)) {}\nfor (const a of b) {}',
    );
  });

  test('skips strings and comments', () => {
    const source = '// while (1)\n/* throw 1\n */ "throw 1"; \'for (;;)\'; `while (1)`; rethrow;';
    expect(instrument(source, 'at')).toBe(source);
  });
});
