import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import type { Shape } from '../implementations/implementations.js';
import { root } from './paths.js';

export interface Timing {
  readonly seconds: readonly number[];
  /** Used WebAssembly heap in bytes after the job, if any. */
  readonly heap?: number;
}

/** A process or a page that runs implementations, one request at a time. */
export interface Runner {
  readonly about: string;
  /** The process ID; undefined if several processes share the work. */
  readonly pid: number | undefined;
  time(implementation: string, times: number, shape: Shape): Promise<Timing>;
  /** Writes rows 0, every, 2 every, ... of a table to a file as raw floats. */
  dump(implementation: string, path: string, every: number, shape: Shape): Promise<void>;
  close(): Promise<void>;
}

/** The baseline isn't installed, which isn't an error. */
export class MissingBaseline extends Error {}

interface Reply extends Partial<Timing> {
  readonly ready?: string;
  readonly missing?: string;
  readonly error?: string;
}

/**
 * Starts a program that implements the protocol in README.md.
 *
 * @throws MissingBaseline if the program says so or doesn't exist.
 */
export async function startProcess(program: string, words: readonly string[]): Promise<Runner> {
  const child = spawn(program, words, { cwd: root, stdio: ['pipe', 'pipe', 'ignore'] });
  const ended = new Promise<never>((_, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new MissingBaseline(`${program} is not there`) : error),
    );
    child.on('close', (code, signal) => reject(new Error(`${program} ${words.join(' ')} ended: ${signal ?? code}`)));
  });
  const quietly = ended.catch(() => undefined); // it may also end while no reply is awaited
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const next = async (): Promise<Reply> => {
    const line = await Promise.race([lines.next(), ended]);
    if (line.done) return ended;
    const reply = JSON.parse(line.value) as Reply;
    if (reply.missing !== undefined) throw new MissingBaseline(reply.missing);
    if (reply.error !== undefined) throw new Error(`${program} ${words.join(' ')}: ${reply.error}`);
    return reply;
  };
  const ask = (...request: (string | number)[]): Promise<Reply> => {
    child.stdin.write(`${request.join(' ')}\n`);
    return next();
  };
  const { ready } = await next();
  return {
    about: ready ?? program,
    pid: child.pid,
    time: async (implementation, times, shape) => (await ask('time', implementation, times, ...shape)) as Timing,
    dump: async (implementation, path, every, shape) => {
      await ask('dump', implementation, path, every, ...shape);
    },
    close: async () => {
      child.stdin.end();
      await quietly;
    },
  };
}
