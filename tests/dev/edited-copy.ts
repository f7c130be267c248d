import { execFileSync, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { freePort } from '../support/browsers.js';
import { root } from '../support/programs.js';

/** A development server in a copy of the project whose files can be edited. */
export interface EditedCopy {
  readonly address: string;
  /** Replaces the first occurrence of a text in a file. @throws Error if there's none. */
  edit(file: string, text: string, instead: string): void;
  close(): Promise<void>;
}

const listed = (...words: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', '-z', ...words], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));

/** Copies tracked and untracked files, and build output: generated sources, the core, and cached results. */
function copyOfProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dev-'));
  const generated = listed('--others', '--ignored', '--exclude-standard', 'web');
  for (const file of [...listed('--cached', '--others', '--exclude-standard'), ...generated])
    cpSync(join(root, file), join(folder, file), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const modules = readdirSync(join(root, 'build/wasm')).filter((file) => /\.(?:mjs|wasm)$/.test(file));
  // Copied after the sources, because modules older than their sources would be rebuilt.
  for (const file of modules) cpSync(join(root, 'build/wasm', file), join(folder, 'build/wasm', file));
  const runs = join(root, 'build/site/prepared');
  if (existsSync(runs)) cpSync(runs, join(folder, 'build/site/prepared'), { recursive: true });
  return folder;
}

/** Starts the development server in a copy. The core is compiled only after C++ edits. */
export async function startInCopy(): Promise<EditedCopy> {
  const folder = copyOfProject();
  const server = spawn(process.execPath, ['web/generator/run.mjs', 'dev/dev.ts', '--without-core'], {
    cwd: folder,
    env: { ...process.env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.on('close', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    const onOutput = (part: Buffer): void => {
      output += part.toString();
      const [found] = /http:\/\/127\.0\.0\.1:\d+\/(?=\n)/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    server.stdout.on('data', onOutput);
    server.stderr.on('data', onOutput);
    server.on('close', () => reject(new Error(output)));
  });
  return {
    address,
    edit(file, text, instead) {
      const before = readFileSync(join(folder, file), 'utf8');
      if (!before.includes(text)) throw new Error(`${file} has no ${text}`);
      writeFileSync(
        join(folder, file),
        before.replace(text, () => instead),
      );
    },
    async close() {
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
