import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { LitElement } from 'lit';
import { describe, expect, test } from 'vitest';

import { figures } from '../../../../web/generator/figures/elements.js';
import { describedFigures } from '../../../../web/generator/figures/figure-attributes.js';
import { exerciseTag, getModule } from '../../../../web/generator/figures/element-files.js';
import { exerciseManifest, manifests } from '../../../../web/generator/figures/manifests.js';
import english from '../../../../web/content/en/messages.json' with { type: 'json' };
import { fields } from '../../../../web/core/index.js';
import { PeExercise } from '../../../../web/exercises/pe-exercise.js';

const web = new URL('../../../../web/', import.meta.url).pathname;

/** A source file and its static and dynamic imports below `web/figures`. */
function getSources(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file) || !file.includes('/figures/')) return found;
  found.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/(?:from |import\()\s*'(\.[^']+)\.js'/g))
    getSources(join(dirname(file), `${path}.ts`), found);
  return found;
}

const callsIn = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/\bcore(?:\(\))?\s*\.(?:lend\(\s*'(\w+)'|(\w+)\()/g)]
    .flatMap(([, lent, called]) => lent ?? called ?? [])
    .filter((name) => name in fields);

describe.each(manifests.map((manifest) => [manifest.tag, manifest] as const))('the manifest of %s', (tag, manifest) => {
  const sources = [...getSources(join(web, `${getModule(tag)}.ts`))];
  const { calls, jobs = [], besides = [] } = manifest;

  test("has exactly the element's attributes", () => {
    const described = describedFigures.find((figure) => figure.manifest === manifest);
    const names = described?.attributes.map(({ name }) => name);
    const { observedAttributes } = figures[tag] as unknown as typeof LitElement;
    expect(observedAttributes.toSorted()).toEqual(names?.toSorted());
  });

  test("has every core call in the figure's folder", () => {
    const made = sources.filter((file) => !file.includes('/shared/')).flatMap(callsIn);
    expect([...calls, ...jobs, ...besides]).toEqual(expect.arrayContaining(made));
  });

  test('has no call that neither the figure nor shared code makes', () => {
    const made = new Set(sources.flatMap(callsIn));
    expect([...calls, ...besides].filter((name) => !made.has(name))).toEqual([]);
  });

  test('names a choice whose options are its views, if it has views', () => {
    if (manifest.views !== undefined) expect(manifest.parameters[manifest.views]?.kind).toBe('choice');
  });

  test('is a literal, so that bundlers can drop it', () => {
    const [, source = ''] = readFileSync(join(web, getModule(tag), '../manifest.ts'), 'utf8').split(
      'export const manifest',
    );
    expect(source).not.toMatch(/\$\{|\.\.\./);
    for (const [name, help] of Object.entries<string>(manifest.help)) {
      const parameter = manifest.parameters[name];
      const [, first, last] = /(-?\d+(?:[,.]\d+)*) to (\d+(?:,\d{3})*)\D*\.$/.exec(help) ?? [];
      if (parameter?.kind !== 'number' || last === undefined) continue;
      const { min, max } = parameter.range;
      expect([first, last], `${name}: ${help}`).toEqual([min, max].map((end) => end.toLocaleString('en-US')));
    }
  });

  test('has topics that exist in the messages', () => {
    const topics = new Set(Object.keys(english).map((key) => key.split('.')[0]));
    expect(manifest.words.filter((topic) => !topics.has(topic))).toEqual([]);
  });
});

test("the manifest of exercises has exactly their tag's attributes", () => {
  const described = describedFigures.find(({ manifest }) => manifest.tag === exerciseTag);
  const { observedAttributes } = PeExercise as unknown as typeof LitElement;
  expect(observedAttributes).toEqual(described?.attributes.map(({ name }) => name));
  expect(described?.manifest).toBe(exerciseManifest);
});
