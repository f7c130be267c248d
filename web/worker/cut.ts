/** A call that can be made in parts: what is counted in it, and how two results are one. */
export interface Cut<Spec, Result> {
  /** How many there are. What is no good number is left whole, for the core to refuse. */
  count(spec: Spec): number;
  /** So many of them, from one of them on. */
  part(spec: Spec, first: number, count: number): Spec;
  /** The result of both parts, of which the second one follows on the first. */
  joined(before: Result, after: Result): Result;
}
