import type { Core } from '../../core/core.js';
import type { Row } from './row.js';

type RowsOf = (core: Core) => readonly Row[];

let loaded: RowsOf | undefined;

/** The function that makes the rows, once it is loaded: pages of the tour come with rows and never fetch it. */
export const rowsMaker = (): RowsOf | undefined => loaded;

export async function loadRows(): Promise<RowsOf> {
  loaded ??= (await import('./rows.js')).getRows;
  return loaded;
}
