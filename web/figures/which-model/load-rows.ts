import type { Core } from '../../core/core.js';
import type { Row } from './row.js';

type RowsOf = (core: Core) => readonly Row[];

let loaded: RowsOf | undefined;

/** The function that creates the rows, once loaded. Pages of the tour have prerendered rows and never load it. */
export const rowsMaker = (): RowsOf | undefined => loaded;

export async function loadRows(): Promise<RowsOf> {
  loaded ??= (await import('./rows.js')).getRows;
  return loaded;
}
