import { describe, expect, test, vi } from 'vitest';

import { Core } from '../../web/core/index.js';
import type { Wasm } from '../../web/core/wasm.js';
import { wasm as getBytes } from '../support/core.js';

const bytes = new Uint8Array(await getBytes('clock'));
const other = new Uint8Array(await getBytes('training'));
const loadClock = (wasm: Wasm): Promise<Core> => new Core().add('clock', wasm);
const address = `data:application/wasm;base64,${Buffer.from(bytes).toString('base64')}`;
const hands = { position: 37, dimensions: 16, base: 1e4, unit: 'radian' } as const;
const sine = (await loadClock(bytes)).hands(hands).sine;

/** The same bytes inside a larger buffer. */
const within = new Uint8Array(bytes.length + 24);
within.set(bytes, 8);

describe('a core computes the same from every wasm source:', () => {
  test.each([
    ['an ArrayBuffer', bytes.buffer],
    ['a part of a buffer', new DataView(within.buffer, 8, bytes.length)],
    ['an address', address],
    ['a URL', new URL(address)],
    ['a compiled module', new WebAssembly.Module(bytes)],
  ])('%s', async (_, source) => {
    expect((await loadClock(source)).hands(hands).sine).toEqual(sine);
  });
});

describe('each load failure is reported in one sentence:', () => {
  const kinds = 'wasm must be an address, its bytes or a WebAssembly.Module, got';
  test.each([
    ['a number', 5, `${kinds} 5`],
    ['null', null, `${kinds} null`],
    ['an object', { core: address }, `${kinds} Object`],
    ['a function', () => address, `${kinds} function`],
    [
      'bytes of a page',
      new TextEncoder().encode('<!doctype html>'),
      'wasm must be WebAssembly, got 15 bytes that are none',
    ],
    [
      'a buffer of a page',
      new TextEncoder().encode('<!doctype html>').buffer,
      'wasm must be WebAssembly, got 15 bytes that are none',
    ],
    ['no bytes', new ArrayBuffer(0), 'wasm must be WebAssembly, got 0 bytes that are none'],
    [
      'an address that leads to a page',
      'data:text/html,<!doctype%20html>',
      'data:text/html,<!doctype%20html> must be WebAssembly, got 15 bytes that are none',
    ],
  ])('%s', async (_, source, sentence) => {
    await expect(loadClock(source as never)).rejects.toThrow(new TypeError(sentence));
  });

  test('a compiled module of something else', async () => {
    const empty = new WebAssembly.Module(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    await expect(loadClock(empty)).rejects.toThrow(/^wasm must be that of clock\.wasm: /);
  });

  const garbage = Uint8Array.from(bytes.slice(0, 1000), (byte, index) => (index < 8 ? byte : 7));
  test.each([
    ['a buffer', garbage.buffer],
    ['an array', garbage],
    ['a cut file', bytes.slice(0, 5000)],
    ['the file of another module', other],
  ])('bytes that begin well and end badly: %s', async (_, source) => {
    const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
    await expect(loadClock(source)).rejects.toThrow(/^wasm must be that of clock\.wasm/);
    for (const print of printed) expect(print).not.toHaveBeenCalled();
  });
});
