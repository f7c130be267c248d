import { readFileSync, readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';

import { expect, test } from 'vitest';

import { root } from '../../support/programs.js';

/**
 * The files that a module imports by relative paths, including types and import(), as paths from the project's root.
 */
function getImports(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  const found = source.matchAll(/(?:\bfrom|\bimport\(|^import)\s*'(\.{1,2}\/[^']+)\.js'/gm);
  return [...found].map(([, path = '']) => `${normalize(join(file, '..', path))}.ts`);
}

const modules = ['web', 'tests'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => join(folder, path))
    .filter((path) => path.endsWith('.ts') && !path.includes('node_modules')),
);

/** Import cycles, each once: `a.ts -> b.ts -> a.ts`. */
function getCircles(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (module: string, way: readonly string[]): void => {
    if (way.includes(module)) circles.push([...way.slice(way.indexOf(module)), module].join(' -> '));
    if (way.includes(module) || done.has(module)) return;
    for (const next of graph.get(module) ?? []) visit(next, [...way, module]);
    done.add(module);
  };
  for (const module of graph.keys()) visit(module, []);
  return circles;
}

test('a cycle is found from any start', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b', 'd']],
    ['d', []],
  ]);
  expect(getCircles(graph)).toEqual(['b -> c -> b']);
});

test('no modules import each other in a cycle', () => {
  const graph = new Map(modules.map((file) => [file, getImports(file)]));
  expect([...graph.values()].flat().length).toBeGreaterThan(modules.length);
  expect(getCircles(graph)).toEqual([]);
});
