import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { filesUnder } from '../../../../web/generator/files.js';
import { customElementsManifest } from '../../../../web/generator/figures/custom-elements.js';
import { describedFigures } from '../../../../web/generator/figures/figure-attributes.js';
import { paths } from '../../../../web/generator/paths.js';

/** Composed events, which hosts can listen to. */
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

test('the manifests list exactly the events that figures dispatch', () => {
  expect(dispatched.size).toBeGreaterThan(3);
  expect([...told].toSorted()).toEqual([...dispatched].toSorted());
});

test('no event name is computed at run time', () => {
  const hidden = filesUnder(paths.web)
    .filter((file) => file.endsWith('.ts'))
    .filter((file) =>
      /new (?:Custom)?Event\(\s*[^'\s][^;]*?composed: true/.test(readFileSync(join(paths.web, file), 'utf8')),
    );
  expect(hidden).toEqual([]);
});

test("the package's manifest has all of them", () => {
  const text = JSON.stringify(customElementsManifest());
  for (const name of told) expect(text).toContain(`"name":"${name}"`);
});
