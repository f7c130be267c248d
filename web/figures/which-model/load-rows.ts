import type { Core } from '../../core/core.js';
import type { Row } from './row.js';

type RowsOf = (core: Core) => readonly Row[];

let loaded: RowsOf | undefined;

/** What makes the rows, once it is there: pages of the tour come with them and never fetch it. */
export const rowsMaker = (): RowsOf | undefined => loaded;

export async function loadRows(): Promise<RowsOf> {
  loaded ??= (await import('./rows.js')).rowsOf;
  return loaded;
}
