import type { QuickJSContext, QuickJSHandle } from 'quickjs-emscripten-core';
import type { Returned } from './run.js';

/** Longer arrays are reported by their length only. */
const maxListLength = 4096;

/** Converts the result of a call, if it consists of numbers. Reading it may run the reader's getters and proxies. */
export function parseResult(context: QuickJSContext, value: QuickJSHandle): Returned {
  const what = getType(context, value);
  if (what === 'number') return { kind: 'number', value: context.getNumber(value) };
  const length = what === 'object' || what === 'array' ? numberIn(context, value, 'length') : undefined;
  if (length === undefined || !(length >= 0)) return { kind: 'other', what };
  if (length > maxListLength) return { kind: 'long', length };
  const values: number[] = [];
  for (let index = 0; index < length; ++index) {
    const item = context.getProp(value, index);
    if (context.typeof(item) !== 'number') return { kind: 'mixed', index, what: getType(context, item) };
    values.push(context.getNumber(item));
    item.dispose();
  }
  return { kind: 'list', values };
}

function numberIn(context: QuickJSContext, value: QuickJSHandle, name: string): number | undefined {
  const handle = context.getProp(value, name);
  return context.typeof(handle) === 'number' ? context.getNumber(handle) : undefined;
}

/** Like `typeof`, but 'null' for null. */
function getType(context: QuickJSContext, value: QuickJSHandle): string {
  if (context.eq(value, context.null)) return 'null';
  return context.typeof(value);
}
