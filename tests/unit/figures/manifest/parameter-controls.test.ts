import { beforeAll, expect, test } from 'vitest';

import { renderFigure, defineFigures } from '../../../../web/generator/figures/figures.js';
import { manifests } from '../../../../web/generator/figures/manifests.js';
import english from '../../../../web/content/en/messages.json' with { type: 'json' };
import { attributeName, type Control, type Parameter } from '../../../../web/figures/shared/manifest/parameters.js';
import type { Manifest } from '../../../../web/figures/shared/manifest/manifest.js';

beforeAll(async () => {
  await defineFigures();
});

const getControl = (parameter: Parameter): Control | undefined =>
  parameter.kind === 'text' ? undefined : parameter.control;

/** The attributes that skip choices a figure waits for. */
function asked([property, parameter]: [string, Parameter]): string {
  const name = attributeName(property, parameter);
  if (parameter.kind === 'switch') return ` ${name}`;
  return parameter.kind === 'number' && parameter.defaultValue === undefined ? ` ${name}="${parameter.range.min}"` : '';
}

/** The figure in each view and with each choice, as rendered without scripts. */
async function drawn({ tag, parameters, views }: Manifest, controls: 'few' | 'all'): Promise<string> {
  const attributes = Object.entries(parameters).map(asked).join('');
  const choices = Object.entries(parameters).flatMap(([property, parameter]) =>
    parameter.kind === 'choice' && (property === views || parameter.control)
      ? parameter.words.map((word) => ` ${attributeName(property, parameter)}="${word}"`)
      : [],
  );
  const tags = ['', ...choices].map((choice) => `<${tag} controls="${controls}"${attributes}${choice}></${tag}>`);
  const pictures = await Promise.all(tags.map((text) => renderFigure(text)));
  return pictures.join('').replaceAll(/<!--.*?-->/g, '');
}

const labels = (html: string, label: string): boolean =>
  new RegExp(`>\\s*${label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\s*<`).test(html);

const placed = manifests.filter(({ parameters }) =>
  Object.values(parameters).some((one) => getControl(one)?.placement),
);

test('every figure with settings declares their placement', () => {
  expect(placed.length).toBeGreaterThan(8);
});

test.each(placed.map((manifest) => [manifest.tag, manifest] as const))(
  'the controls of %s are where its manifest puts them: in sight, or under "More settings"',
  async (_, manifest) => {
    const [few, all] = [await drawn(manifest, 'few'), await drawn(manifest, 'all')];
    const controls = Object.values(manifest.parameters).flatMap((one) => getControl(one) ?? []);
    const seen = controls.map(({ label, placement }) => [
      label,
      placement && labels(few, english[label]),
      labels(all, english[label]),
    ]);
    expect(seen).toEqual(controls.map(({ label, placement }) => [label, placement && placement === 'primary', true]));
  },
);

test('a value chosen by an author is among the options', async () => {
  const html = await renderFigure('<pe-clock controls="all" speed="5"></pe-clock>');
  const offered = [...html.replaceAll(/<!--.*?-->/g, '').matchAll(/type="radio"[^>]*>\s*<span>([\d,]+)<\/span>/g)];
  expect(offered.map(([, number]) => number)).toEqual(['2', '5', '10', '100', '1,000']);
});

test('offered numbers are distinguishable: learning rates keep their digits', async () => {
  const lab = manifests.find(({ tag }) => tag === 'pe-lab')!;
  const rate = lab.parameters['rate']!;
  const offered = rate.kind === 'number' ? rate.control?.offered : undefined;
  expect(offered?.length).toBeGreaterThan(3);
  const html = await drawn(lab, 'all');
  expect(offered?.filter((number) => !labels(html, String(number)))).toEqual([]);
});
