import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { paths } from '../paths.js';

/** A field of a spec, as its C++ table describes it. */
export interface DescribedField {
  readonly name: string;
  readonly type: 'number' | 'choice' | 'text' | 'Float32Array' | 'Float64Array' | 'Int32Array';
  readonly kind: 'whole' | 'even' | 'real' | 'above';
  readonly min: number;
  readonly max: number;
  readonly longest: number;
  /** Separated by `|`. */
  readonly choices: string;
  /** "Name: description" for a choice with a named type. */
  readonly choicesText: string;
  readonly text: string;
  readonly default: number | string | readonly number[];
}

/** A field of a result, or a result that is one array. Its type is read from the result of a call with defaults. */
export interface DescribedPart {
  readonly name: string;
  readonly value: unknown;
  readonly text: string;
}

export interface DescribedCall {
  readonly name: string;
  readonly text: string;
  readonly spec: string;
  readonly specText: string;
  readonly fields: readonly DescribedField[];
  /** The name of the interface, or '' if the result is one array. */
  readonly result: string;
  readonly resultText: string;
  readonly parts: readonly DescribedPart[];
  /** The file of the binding, CHAPTER_bindings.cpp. */
  readonly file: string;
}

export interface DescribedTable {
  readonly calls: readonly DescribedCall[];
  /** The calls of each module. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

interface Described {
  table(): { readonly calls: readonly Omit<DescribedCall, 'parts'>[]; readonly modules: string };
}

type Call = (spec: object) => unknown;

function getDefaults(fields: readonly DescribedField[]): object {
  const given = ({ type, default: value }: DescribedField): unknown => {
    if (type === 'Float32Array') return Float32Array.from(value as readonly number[]);
    if (type === 'Float64Array') return Float64Array.from(value as readonly number[]);
    return type === 'Int32Array' ? Int32Array.from(value as readonly number[]) : value;
  };
  return Object.fromEntries(fields.map((field) => [field.name, given(field)]));
}

/** Reads the call table from the module `described`, which has every call and every help text. */
export async function readTable(): Promise<DescribedTable> {
  const { default: create } = (await import(pathToFileURL(join(paths.wasm, 'described.mjs')).href)) as {
    default: (options: { wasmBinary: Uint8Array }) => Promise<Described & Readonly<Record<string, Call>>>;
  };
  const module = await create({ wasmBinary: await readFile(join(paths.wasm, 'described.wasm')) });
  const { calls, modules } = module.table();
  const getParts = ({ name, fields, result }: (typeof calls)[number]): readonly DescribedPart[] => {
    const reply: unknown = module[name]!(getDefaults(fields));
    if (reply instanceof Error) throw new Error(`${name} refuses its own defaults: ${reply.message}`);
    if (result === '') return [{ name: '', value: reply, text: '' }];
    const { docs, ...parts } = reply as { docs: Readonly<Record<string, string>> } & Readonly<Record<string, unknown>>;
    return Object.entries(parts).map(([part, value]) => ({ name: part, value, text: docs[part] ?? '' }));
  };
  return {
    calls: calls.map((call) => ({ ...call, parts: getParts(call) })),
    modules: Object.fromEntries(
      modules
        .split('|')
        .filter((line) => line !== '')
        .map((line) => line.split(': '))
        .map(([name = '', list = '']) => [name, list.split(' ')] as const),
    ),
  };
}
