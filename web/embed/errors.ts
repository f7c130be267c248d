/** The reason why a figure cannot be shown: the end of the phrase `embed.…` that tells a reader. */
export type FaultKind = 'code' | 'numbers' | 'browser' | 'policy' | 'taken';

/** Thrown by what loads a figure. Two builds of the script may meet in one page, so it is told by its field, not by its class. */
export class Fault extends Error {
  readonly fault: FaultKind;

  constructor(fault: FaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.fault = fault;
  }
}

/** A failure that has no message of ours means that a script did not load. */
export function getFault(error: unknown): FaultKind {
  const kind = (error as Partial<Fault> | undefined)?.fault;
  return kind ?? 'code';
}
