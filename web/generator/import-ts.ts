import { fileURLToPath } from 'node:url';

import { tsImport } from 'tsx/esm/api';

/**
 * Imports a module of this folder with the project's TypeScript settings. tsx reads only the tsconfig.json of the
 * working folder, which contains references only; without the settings, decorators compile to something else.
 */
export function importTs(module: string): Promise<unknown> {
  return tsImport(module, {
    parentURL: import.meta.url,
    tsconfig: fileURLToPath(new URL('../../tsconfig.base.json', import.meta.url)),
  });
}
