import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The command for a script of an npm package, with this Node. */
export const tool = (path: string): readonly string[] => [process.execPath, join(root, 'node_modules', path)];

/** The path of the first of these programs on PATH; undefined if there's none. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

export interface Finished {
  readonly ok: boolean;
  /** The output, and the reason if it failed. */
  readonly output: string;
}

/** Runs a program in the root folder with a timeout in seconds. */
export function run(command: readonly string[], seconds: number, env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  const [program = '', ...args] = command;
  const options = { cwd: root, env: { ...process.env, NO_COLOR: '1', ...env }, timeout: seconds * 1000 };
  return new Promise((resolve) => {
    execFile(program, args, { ...options, maxBuffer: Infinity }, (error, stdout, stderr) => {
      const output = stdout + stderr;
      resolve({ ok: !error, output: error ? `${output}\n${error.message}` : output });
    });
  });
}
