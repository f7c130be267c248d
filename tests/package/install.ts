// Setup: installs the `npm pack` tarball into an empty project outside of this one.
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { root, run } from '../support/programs.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The tarball made by `npm pack`. */
    tarball: string;
    /** The project that has it installed. */
    consumer: string;
  }
}

export default async function install(project: TestProject): Promise<() => void> {
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
  const tarball = join(root, `build/${name ?? ''}-${version ?? ''}.tgz`);
  if (!existsSync(tarball)) throw new Error(`${tarball} is missing: npm run package`);
  // Not below this folder, where Node would resolve undeclared dependencies.
  const consumer = realpathSync(mkdtempSync(join(tmpdir(), 'consumer-')));
  writeFileSync(join(consumer, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }\n');
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { ok, output } = await run(['npm', 'install', '--prefix', consumer, ...quiet, tarball], 120);
  if (!ok) throw new Error(output);
  project.provide('tarball', tarball);
  project.provide('consumer', consumer);
  return () => rmSync(consumer, { recursive: true, force: true });
}
