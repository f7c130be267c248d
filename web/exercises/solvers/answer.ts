import type { Core } from '../../core/core.js';
import type { ReaderState } from '../../figures/shared/reader/reader-state.js';

/** The question to an answer: parameters of the exercise, and what the call changes. */
export type Asked = Readonly<Record<string, number | string>>;

/** One named number, computed by the core. @throws RangeError when something it needs is not given. */
export type Answer = (core: Core, asked: Asked) => number;

/** A number that the exercise must give. @throws RangeError. */
export function need(asked: Asked, name: string): number {
  const value = asked[name];
  if (typeof value !== 'number') throw new RangeError(`needs the parameter "${name}"`);
  return value;
}

/** The reading that is asked about, with the paper's base and layout where the exercise does not say. */
export function getReaderState(asked: Asked): ReaderState {
  return {
    position: need(asked, 'position'),
    dimensions: need(asked, 'dimensions'),
    base: typeof asked['base'] === 'number' ? asked['base'] : 10_000,
    layout: asked['layout'] === 'halves' ? 'halves' : 'interleaved',
  };
}
