import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { beforeAll, describe, expect, inject, test } from 'vitest';

import { run, tool } from '../support/programs.js';
import { getBlocks } from './readme-blocks.js';

/** A project below the consumer's, so that the package resolves. */
const project = join(inject('consumer'), 'frameworks');

/** React's types for both versions under aliases, and the compilers of Vue and Svelte with their types. */
const packages = ['types-react-18@npm:@types/react@18', 'types-react-19@npm:@types/react@19', 'vue@3', 'svelte@5'];

beforeAll(async () => {
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "name": "frameworks", "private": true, "type": "module" }\n');
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { ok, output } = await run(['npm', 'install', '--prefix', project, ...quiet, ...packages], 180);
  if (!ok) throw new Error(output);
});

type Aliases = Readonly<Record<string, readonly string[]>>;

const ownTypes: Aliases = Object.fromEntries(
  ['vue', 'vue/jsx-runtime', 'svelte/elements'].map((name) => [name, [`./node_modules/${name}`]]),
);

/** TypeScript's errors for a file, with `react`, `vue` and `svelte` resolved in this project. */
async function complaintsAbout(file: string, code: string, jsx: object = {}, aliases: Aliases = {}): Promise<string> {
  writeFileSync(join(project, file), code);
  const settings = {
    compilerOptions: {
      ...{ strict: true, noEmit: true, skipLibCheck: true, target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'] },
      ...{ module: 'esnext', moduleResolution: 'bundler', exactOptionalPropertyTypes: true, types: [] },
      ...jsx,
      // The package's types resolve these from their own location.
      paths: { ...ownTypes, ...aliases },
    },
    files: [file],
  };
  writeFileSync(join(project, `${file}.json`), JSON.stringify(settings));
  return (await run([...tool('typescript/bin/tsc'), '--project', join(project, `${file}.json`)], 180)).output.trim();
}

/** Path aliases for a React version. */
const react = (version: string): Aliases => ({
  react: [`./node_modules/types-react-${version}`],
  'react/jsx-runtime': [`./node_modules/types-react-${version}/jsx-runtime`],
});

/** Each of these is an error. */
const bad = [
  '<pe-clock view="square" />',
  '<pe-clock position="far" />',
  '<pe-clock colour="red" />',
  '<pe-clock running={1} />',
  '<pe-clock onposition-changed={(event: CustomEvent<string>) => event} />',
  '<pe-clok />',
];

// The README's components compile with the types of Vue and Svelte, which the same generator writes.
test.each(['18', '19'])('React %s knows every tag, attribute and event', async (version) => {
  const code = `
    import type {} from 'positional-encoding-tour/react';
    const heard = (event: CustomEvent<{ position: number }>): number => event.detail.position;
    export const page = <div>
      <pe-clock position={37} dimensions="16" view="row" running={false} onposition-changed={heard}
        ref={(clock) => clock?.focus()} lang="en" id="clock"><p>A caption.</p></pe-clock>
      <pe-receiver heard="1111" revealed />
      <pe-exercise exercise="second-shadow" seed={3} />
    </div>;
    ${bad.map((tag, index) => `// @ts-expect-error\nexport const wrong${index} = ${tag};`).join('\n')}`;
  expect(await complaintsAbout(`react-${version}.tsx`, code, { jsx: 'react-jsx' }, react(version))).toBe('');
});

test('plain scripts know the events and the messages of iframes', async () => {
  const code = `
    import type { AnyFigureEvents, FigureAttributes, FrameMessage } from 'positional-encoding-tour/elements';
    export const clock: FigureAttributes['pe-clock'] = { view: 'row', hand: 3 };
    export function solved({ detail }: AnyFigureEvents['exercise-solved']): string {
      return detail.exercise + detail.seed.toFixed() + detail.attempts.toFixed() + detail.hints.toFixed();
    }
    export function heard({ data }: MessageEvent<FrameMessage>): number | string {
      if (data.type === 'positional-encoding-height') return data.height;
      return data.name === 'position-changed' ? data.detail.position : data.name;
    }`;
  expect(await complaintsAbout('elements.ts', code)).toBe('');
});

test('the type declarations pass without skipLibCheck', async () => {
  const code = `export type { AnyFigureEvents, FrameMessage } from 'positional-encoding-tour/elements';`;
  expect(await complaintsAbout('library.ts', code, { skipLibCheck: false })).toBe('');
});

describe('the README of the package', () => {
  const [first, second] = getBlocks('tsx');
  const load = (name: string): unknown => createRequire(join(project, 'package.json'))(name);

  test('its React components compile, for 19 and for 18 in both', async () => {
    expect(getBlocks('tsx')).toHaveLength(2);
    for (const [version, { code }] of [
      ['19', first!],
      ['18', second!],
      ['19', second!],
    ] as const)
      expect(await complaintsAbout(`block-${version}.tsx`, code, { jsx: 'react-jsx' }, react(version))).toBe('');
  });

  test('its scripts compile', async () => {
    for (const [index, { code }] of getBlocks('ts').entries())
      expect(await complaintsAbout(`block-${index}.ts`, code)).toBe('');
  });

  test('its Vue components compile with the stated types', async () => {
    interface Parsed {
      readonly descriptor: { readonly scriptSetup: { readonly content: string } };
      readonly errors: readonly unknown[];
    }
    const vue = load('vue/compiler-sfc') as {
      parse(code: string, options: object): Parsed;
      compileScript(descriptor: Parsed['descriptor'], options: object): { readonly content: string };
    };
    // As the README configures Vite's plugin.
    const templateParseOptions = { isCustomElement: (tag: string) => tag.startsWith('pe-') };
    expect(getBlocks('vue')).toHaveLength(1);
    for (const { code } of getBlocks('vue')) {
      const { descriptor, errors } = vue.parse(code, { templateParseOptions });
      expect(errors).toEqual([]);
      // A listener on the native element, without component resolution.
      const { content } = vue.compileScript(descriptor, { id: 'clock', inlineTemplate: true });
      expect(content).toContain('"onUpdate:position"');
      expect(content).not.toContain('resolveComponent');
      expect(await complaintsAbout('block-vue.ts', descriptor.scriptSetup.content)).toBe('');
    }
  });

  test('its Svelte components compile', async () => {
    const { compile } = (await import(createRequire(join(project, 'package.json')).resolve('svelte/compiler'))) as {
      compile: (
        code: string,
        options: object,
      ) => { readonly js: { readonly code: string }; readonly warnings: readonly unknown[] };
    };
    expect(getBlocks('svelte')).toHaveLength(1);
    for (const { code } of getBlocks('svelte')) {
      const { js, warnings } = compile(code, { filename: 'Clock.svelte' });
      expect(warnings).toEqual([]);
      expect(js.code).toContain('position-changed');
    }
  });
});
