import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project, where every program starts. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** The words that run a program of an npm package with the Node that runs this. */
export const tool = (path: string): readonly string[] => [process.execPath, join(root, 'node_modules', path)];

/** The first of these programs on PATH, whole; undefined if there is none. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

export const hasProgram = (name: string): boolean => findProgram(name) !== undefined;

export interface Finished {
  readonly ok: boolean;
  /** Its output, and the way in which it ended if not well. */
  readonly output: string;
}

const running = new Set<ChildProcess>();

/** Runs a program to its end, or for at most so many seconds, and keeps what it prints. */
export function run(words: readonly string[], seconds: number, env: NodeJS.ProcessEnv = {}): Promise<Finished> {
  const [program = '', ...rest] = words;
  return new Promise((resolve) => {
    // A process group of its own, so that what it starts (servers, browsers) can be ended with it.
    const child = spawn(program, rest, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    running.add(child);
    let output = '';
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      end(child);
    }, seconds * 1000);
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const finish = (ok: boolean, ending: string): void => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ ok: ok && !late, output: ok ? output : `${output}\n${words.slice(0, 6).join(' ')}: ${ending}` });
    };
    child.on('error', (error) => finish(false, error.message));
    child.on('close', (code, signal) =>
      finish(code === 0, late ? `stopped after ${seconds} s` : (signal ?? `exit code ${code}`)),
    );
  });
}

function end(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It has just ended by itself.
  }
}

/** Ctrl-C ends what runs, and then this program. */
export function endWithChildren(): void {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.on(signal, () => {
      running.forEach(end);
      process.exit(code);
    });
  }
}
