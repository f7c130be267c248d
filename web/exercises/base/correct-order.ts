import type { OrderSpec } from '../kinds/order.js';
import type { Case } from './variant.js';
import { displayOrder } from './random.js';

/** Item indices (as in the file) in the correct order: by value, or as in the file if the items have no values. */
export function rightOrder({ items, direction }: OrderSpec, { parameters, values }: Case): number[] {
  const valueOf = (item: number): number => {
    const name = items[item]?.value;
    return name === undefined ? item : Number(values[name] ?? parameters[name]);
  };
  const sign = direction === 'falling' ? -1 : 1;
  return items.map((_, item) => item).sort((a, b) => sign * (valueOf(a) - valueOf(b)));
}

/** A shuffled order that's neither correct nor exactly reversed. */
export function startOrder(spec: OrderSpec, drawn: Case): number[] {
  const right = rightOrder(spec, drawn);
  const start = displayOrder(spec.id, drawn.seed, spec.items.length).map((place) => right[place]!);
  const isRun = (order: readonly number[]): boolean => start.every((item, place) => item === order[place]);
  return isRun(right) || isRun(right.toReversed()) ? [...start.slice(1), ...start.slice(0, 1)] : start;
}
