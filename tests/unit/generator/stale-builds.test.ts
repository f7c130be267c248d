import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { afterAll, expect, test } from 'vitest';

import { write } from '../../../web/generator/files.js';
import { root } from '../../support/programs.js';

const { staleBuilds } = (await import(pathToFileURL(join(root, 'cpp/cmake/stale-builds.mjs')).href)) as {
  readonly staleBuilds: (root: string) => string[];
};

const parent = mkdtempSync(join(tmpdir(), 'stale-builds-'));
afterAll(() => rmSync(parent, { recursive: true }));

/** By Ninja, as the presets have it: a machine without make has that. */
const configure = (project: string, preset: string) =>
  execFileSync('cmake', ['-G', 'Ninja', '-S', project, '-B', join(project, 'build', preset)], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

test('what CMake made for the project in another place is found in a copy of it, and where it was moved to', () => {
  const first = join(parent, 'first');
  write(first, 'CMakeLists.txt', 'cmake_minimum_required(VERSION 3.22)\nproject(small LANGUAGES NONE)\n');
  for (const preset of ['wasm', 'bench/native']) configure(first, preset);
  write(first, 'build/site/stamp.txt', 'no build of CMake');
  expect(staleBuilds(first)).toEqual([]);

  const copy = join(parent, 'copy');
  cpSync(first, copy, { recursive: true });
  expect(staleBuilds(copy)).toEqual([join(copy, 'build/wasm'), join(copy, 'build/bench/native')]);
  expect(() => configure(copy, 'wasm')).toThrow('CMakeCache.txt');
  rmSync(join(copy, 'build/wasm'), { recursive: true });
  configure(copy, 'wasm');
  expect(staleBuilds(copy)).toEqual([join(copy, 'build/bench/native')]);

  const moved = join(parent, 'moved');
  renameSync(first, moved);
  expect(existsSync(first)).toBe(false);
  expect(staleBuilds(moved)).toHaveLength(2);
  expect(staleBuilds(join(parent, 'never built'))).toEqual([]);
});
