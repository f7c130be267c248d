import { execFileSync } from 'node:child_process';

import { paths } from '../paths.js';

/** The words of a choice; `type` and `doc` are null if they have no TypeScript type of their own. */
export interface Choices {
  readonly words: readonly string[];
  readonly type: string | null;
  readonly doc: string | null;
}

type ArrayType = 'Float32Array' | 'Float64Array' | 'Int32Array';

/** A field of a spec. */
export interface CoreField {
  readonly name: string;
  readonly type: 'number' | 'choice' | 'text' | ArrayType;
  /** Of a number, or of the elements of an array. */
  readonly kind: 'whole' | 'even' | 'real' | 'above';
  readonly min: number;
  readonly max: number;
  readonly maxLength: number;
  readonly choices: Choices;
  readonly doc: string;
  readonly default: number | string | readonly number[];
}

/** A part of a result; its name is '' if it is all of the result. */
export interface CorePart {
  readonly name: string;
  readonly type: 'number' | 'choice' | 'boolean' | ArrayType | 'Uint32Array' | 'Uint8Array' | 'Uint8ClampedArray';
  readonly choices: Choices;
  readonly doc: string;
}

export interface CoreCall {
  readonly name: string;
  readonly doc: string;
  /** The header that declares it, cpp/include/posenc/TOPIC/NAME.h. */
  readonly file: string;
  readonly spec: string;
  readonly specDoc: string;
  readonly fields: readonly CoreField[];
  /** The name of the interface, or '' if the result is one array. */
  readonly result: string;
  readonly resultDoc: string;
  readonly parts: readonly CorePart[];
}

export interface CoreTable {
  readonly calls: readonly CoreCall[];
  /** The calls of each module. */
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/** Reads the tables of the C++ core, which the native program `print_tables` prints. */
export function readTable(): CoreTable {
  return JSON.parse(execFileSync(paths.tables, { encoding: 'utf8', maxBuffer: 2 ** 24 })) as CoreTable;
}
