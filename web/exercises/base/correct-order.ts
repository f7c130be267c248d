import type { OrderSpec } from '../kinds/order.js';
import type { Case } from './variant.js';
import { placesFor } from './random.js';

/** Items by their index in the file, in the right order: that of their values, or of the file where they have none. */
export function rightOrder({ items, direction }: OrderSpec, { parameters, values }: Case): number[] {
  const valueOf = (item: number): number => {
    const name = items[item]?.value;
    return name === undefined ? item : Number(values[name] ?? parameters[name]);
  };
  const sign = direction === 'falling' ? -1 : 1;
  return items.map((_, item) => item).sort((a, b) => sign * (valueOf(a) - valueOf(b)));
}

/** Shuffles the items: never in the right order, and not in the opposite one. */
export function startOrder(spec: OrderSpec, drawn: Case): number[] {
  const right = rightOrder(spec, drawn);
  const start = placesFor(spec.id, drawn.seed, spec.items.length).map((place) => right[place]!);
  const isRun = (order: readonly number[]): boolean => start.every((item, place) => item === order[place]);
  return isRun(right) || isRun(right.toReversed()) ? [...start.slice(1), ...start.slice(0, 1)] : start;
}
