import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { filesUnder } from '../../../../web/generator/files.js';
import { customElementsManifest } from '../../../../web/generator/figures/custom-elements.js';
import { describedFigures } from '../../../../web/generator/figures/figure-attributes.js';
import { paths } from '../../../../web/generator/paths.js';

/** Events that leave their shadow roots: a host may hear them. */
const dispatched = new Set(
  filesUnder(paths.web)
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(paths.web, file), 'utf8').matchAll(
        /new (?:Custom)?Event\(\s*'([\w-]+)',[^;]*?composed: true/g,
      ),
    ])
    .map(([, name = '']) => name),
);
const told = new Set(describedFigures.flatMap(({ events }) => events.map(({ name }) => name)));

test('every event that hosts can hear is in a manifest, and no other', () => {
  expect(dispatched.size).toBeGreaterThan(3);
  expect([...told].toSorted()).toEqual([...dispatched].toSorted());
});

test('no event is made whose name only its caller knows', () => {
  const hidden = filesUnder(paths.web)
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      /new (?:Custom)?Event\(\s*[^'\s][^;]*?composed: true/.test(readFileSync(join(paths.web, file), 'utf8')),
    );
  expect(hidden).toEqual([]);
});

test('names of events are past participles, and each has its sentence', () => {
  for (const { events } of describedFigures)
    for (const { name, help } of events) {
      expect(name).toMatch(/^[a-z]+-(?:[a-z]+ed|drawn)$/);
      expect(help).toMatch(/^[A-Z`].*\.$/);
    }
});

test('the manifest of the package has them all', () => {
  const text = JSON.stringify(customElementsManifest('figures'));
  for (const name of told) expect(text).toContain(`"name":"${name}"`);
});
