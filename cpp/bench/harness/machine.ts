import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';

export interface Machine {
  readonly processor: string;
  readonly memory: string;
  readonly system: string;
  readonly versions: readonly string[];
}

export function machine(): Machine {
  const cores = cpus();
  const caches = said('lscpu', []).match(/^L(2|3) cache:.*$/gm) ?? [];
  return {
    processor: [`${cores[0]?.model ?? 'unknown processor'}, ${cores.length} cores`, ...caches.map(tidy)].join(', '),
    memory: `${(totalmem() / 2 ** 30).toFixed(0)} GiB`,
    system: `${distribution()}, ${type()} ${release()}`,
    versions: [
      `Node ${process.versions.node} (V8 ${process.versions.v8})`,
      `Emscripten ${said('emcc', ['-dumpversion'])}`,
      said('g++', ['--version']).split('\n')[0] ?? '',
    ],
  };
}

/** Running and runnable processes, averaged over the last minute, including the benchmark. */
export const load = (): number => loadavg()[0]!;

const tidy = (line: string) => line.replace(/\s+/g, ' ').replace(/ \(.*/, '').replace(' cache:', '');

function distribution(): string {
  const path = '/etc/os-release';
  return (existsSync(path) && /^PRETTY_NAME="(.*)"$/m.exec(readFileSync(path, 'utf8'))?.[1]) || process.platform;
}

function said(program: string, words: string[]): string {
  try {
    return execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return '';
  }
}
