import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'vite';
import { inject } from 'vitest';

import { serve } from '../../../web/generator/serve.js';
import type { Maker, Served } from '../bundlers/bundlers.js';
import { root, run } from '../../support/programs.js';
import { start } from '../../support/web-servers.js';
import type {} from '../../package/install.js'; // declares what the setup provides

const here = join(root, 'tests/hosts/frameworks');
/** The folders where the sites are built. */
const place = join(root, 'build/frameworks');
const sites = join(place, 'sites');

/**
 * The number that servers compute in these tests: the dot product of the encodings of positions 3 and 5 in 8
 * dimensions.
 */
export const dotOfServer = [1, 0.1, 0.01, 0.001].reduce((sum, frequency) => sum + Math.cos(2 * frequency), 0);

const program = (path: string): readonly string[] => [process.execPath, join(place, 'node_modules', path)];
/** Turns off telemetry. */
const untold = { NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1' };
const maxSeconds = 600;

/** Copies the sites to the build folder with the package, as if it were installed in each. */
export function copySites(): void {
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  symlinkSync(join(here, 'node_modules'), join(place, 'node_modules'));
  cpSync(join(here, 'sites'), sites, { recursive: true });
  cpSync(join(inject('consumer'), 'node_modules'), join(sites, 'node_modules'), { recursive: true });
}

async function made(name: string, ...words: readonly string[]): Promise<string> {
  const folder = join(sites, name);
  const { ok, output } = await run(['env', '-C', folder, ...words], maxSeconds, untold);
  if (!ok) throw new Error(output);
  return folder;
}

/** Starts a framework's production server. */
async function running(words: (port: string) => readonly string[]): Promise<Served> {
  const environment = (port: number): NodeJS.ProcessEnv => ({ ...untold, HOST: '127.0.0.1', PORT: String(port) });
  const { origin, close } = await start((_, port) => words(String(port)), environment);
  return { address: `${origin}/`, close };
}

/** A clock's attributes as strings, as in templates. */
export const written = { position: '37', dimensions: '8', layout: 'halves', running: 'false' } as const;

const caption = 'A caption.';

/** Creates elements with string attributes after defining the figures. `toggle` removes them and creates others. */
const rendered: Readonly<Record<string, string>> = {
  Vue: `import { createApp, h, ref } from 'vue';
    const on = ref(true);
    window.toggle = () => (on.value = !on.value);
    createApp({ render: () => (on.value ? h('pe-clock', written, caption) : null) }).mount('#app');`,
  React: `import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    const root = createRoot(document.querySelector('#app'));
    let on = false;
    window.toggle = () => root.render((on = !on) ? createElement('pe-clock', written, caption) : null);
    window.toggle();`,
  Preact: `import { h, render } from 'preact';
    let on = false;
    window.toggle = () => render((on = !on) ? h('pe-clock', written, caption) : null, document.querySelector('#app'));
    window.toggle();`,
  Svelte: `import { mount } from 'svelte';
    import App from './App.svelte.js';
    mount(App, { target: document.querySelector('#app'), props: { written, caption } });`,
};

const svelteApp = `<script>
  let { written, caption } = $props();
  let on = $state(true);
  window.toggle = () => (on = !on);
</script>
{#if on}<pe-clock {...written}>{caption}</pe-clock>{/if}`;

async function compiledSvelte(): Promise<string> {
  const { compile } = (await import(join(place, 'node_modules/svelte/src/compiler/index.js'))) as {
    compile: (source: string, settings: object) => { readonly js: { readonly code: string } };
  };
  return compile(svelteApp, { generate: 'client', filename: 'App.svelte' }).js.code;
}

/** Client-side frameworks. */
export const renderers: readonly Maker[] = Object.entries(rendered).map(([name, script]) => ({
  name,
  async serve() {
    const folder = join(sites, name.toLowerCase());
    mkdirSync(folder);
    writeFileSync(
      join(folder, 'index.html'),
      '<!doctype html><html lang="en"><title>A page</title><link rel="icon" href="data:,"><main id="app"></main><script type="module" src="main.js"></script>',
    );
    if (name === 'Svelte') writeFileSync(join(folder, 'App.svelte.js'), await compiledSvelte());
    const imports = script.match(/^ *import .*$/gm) ?? [];
    writeFileSync(
      join(folder, 'main.js'),
      [
        `import { defineFigures } from 'positional-encoding-tour';`,
        ...imports,
        `const written = ${JSON.stringify(written)}, caption = '${caption}';`,
        `defineFigures({ tags: ['pe-clock'], load: 'now' }).then(() => {`,
        script.replace(/^ *import .*$/gm, ''),
        '});',
      ].join('\n'),
    );
    await build({ root: folder, configFile: false, logLevel: 'error' });
    return serve(join(folder, 'dist'), 0);
  },
}));

/** Server-side frameworks: they render the page in Node first, with a number computed there. */
export const frameworks: readonly Maker[] = [
  {
    name: 'Next',
    hasRouter: true,
    serve: async () => {
      const next = program('next/dist/bin/next');
      const folder = await made('next', ...next, 'build');
      return running((port) => [...next, 'start', folder, '-H', '127.0.0.1', '-p', port]);
    },
  },
  {
    name: 'Astro',
    serve: async () => {
      const folder = await made('astro', ...program('astro/astro.js'), 'build');
      return running(() => [process.execPath, join(folder, 'dist/server/entry.mjs')]);
    },
  },
  {
    name: 'VitePress',
    hasRouter: true,
    serve: async () => {
      const folder = await made('vitepress', ...program('vitepress/bin/vitepress.js'), 'build');
      return serve(join(folder, '.vitepress/dist'), 0);
    },
  },
];
