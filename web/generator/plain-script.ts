import { join } from 'node:path';

import { build, type PluginOption } from 'vite';

import { paths } from './paths.js';

/** Bundles a script of `web/app/` with its imports into one classic script. */
export async function plainScript(file: string, plugins: readonly PluginOption[] = []): Promise<string> {
  const result = await build({
    configFile: false,
    root: paths.root,
    logLevel: 'warn',
    publicDir: false,
    plugins: [...plugins],
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(paths.site, file), output: { format: 'iife' } },
    },
  });
  const chunk = (Array.isArray(result) ? result : [result])
    .flatMap((part) => ('output' in part ? part.output : []))
    .find(({ type }) => type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error(`Vite made no script of ${file}`);
  return chunk.code;
}
