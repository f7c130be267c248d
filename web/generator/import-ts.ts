import { fileURLToPath } from 'node:url';

import { tsImport } from 'tsx/esm/api';

/**
 * Imports a module of this folder with the project's TypeScript settings. Node's loader reads tsconfig.json of the working
 * folder, which holds references only; without these settings the decorators of the figures mean something else.
 */
export function importTs(module: string): Promise<unknown> {
  return tsImport(module, {
    parentURL: import.meta.url,
    tsconfig: fileURLToPath(new URL('../../tsconfig.base.json', import.meta.url)),
  });
}
