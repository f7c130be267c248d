// The development server (`npm run dev [-- --without-core]`): renders each page from source on request, and again after
// changes.
import { spawn, type ChildProcess } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { createServer, type Plugin, type ViteDevServer } from 'vite';

import type { ModuleName } from '../../core/modules.js';
import { languages } from '../../figures/shared/reader/languages.js';
import { paths } from '../paths.js';
import { DevCore, isOfCore } from './core.js';
import { Drawing } from './drawing.js';

/** Where files of a build lie one folder deep, and those of web/embed two: they look for what is beside them in web/. */
const inBuild = new RegExp(`^/web(?=/(?:${languages.map(({ folder }) => folder).join('|')}|embed/.*\\.json$))`);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** Computes the prerender data of a page in a child process, because training takes seconds. */
class Preparing {
  #child: ChildProcess | undefined;
  #done = new Set<string>();

  /** Starts again after a code change. */
  forget(): void {
    this.#done.clear();
    this.#child?.kill();
    this.#child = undefined;
  }

  /** @param then - Called if there is new data. */
  begin(page: string, then: () => void): void {
    if (this.#child || this.#done.has(page)) return;
    this.#done.add(page);
    const program = join(paths.web, 'generator/run.mjs');
    const child = spawn(process.execPath, [program, 'dev/prepare.ts', page], { cwd: paths.root, stdio: 'inherit' });
    this.#child = child;
    child.on('close', (code) => {
      if (this.#child !== child) return;
      this.#child = undefined;
      if (code === 0) then();
    });
  }
}

/** Vite plugin that serves the pages of the tour; Vite serves their modules, styles and fonts. */
function tour(core: DevCore, compilesAhead: boolean): Plugin {
  let server: ViteDevServer;
  let drawing: Drawing;
  let reloading: NodeJS.Timeout | undefined;
  const preparing = new Preparing();

  /** Reloads the browsers, once for files that change together. */
  const reload = (): void => {
    clearTimeout(reloading);
    reloading = setTimeout(() => server.environments.client.hot.send({ type: 'full-reload', path: '*' }), 20);
  };

  const show = ({ message, stack = '' }: Error): void => {
    console.error(message);
    server.environments.client.hot.send({ type: 'error', err: { message, stack } });
  };

  const coreFiles = (): readonly string[] =>
    core.used.flatMap((name) => [core.getFile(name, 'mjs'), join(paths.web, `core/modules/${name}.ts`)]);

  async function rebuildCore(): Promise<void> {
    const built = core.edited();
    await built.finally(() => {
      drawing.readAll();
    });
    for (const { moduleGraph } of Object.values(server.environments))
      coreFiles().forEach((file) => moduleGraph.onFileChange(file));
    reload();
  }

  /** Handles a changed, created or deleted file. */
  function take(file: string, isChanged: boolean): void {
    if (isOfCore(relative(paths.root, file))) rebuildCore().catch(show);
    if (!file.startsWith(paths.web)) return;
    preparing.forget();
    if (isChanged) drawing.read(file);
    else drawing.readAll();
    drawing.tour().catch(() => undefined); // starts early; the request reports errors
    reload();
  }

  async function answer(request: IncomingMessage, response: ServerResponse, next: () => void): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.replace(inBuild, '');
    const [, wasm] = /^\/build\/wasm\/(\w+)\.wasm$/.exec(path) ?? [];
    if (wasm !== undefined) {
      await core.load(wasm as ModuleName);
      request.url = `/${relative(paths.root, core.getFile(wasm as ModuleName, 'wasm'))}`;
      next();
      return;
    }
    if (/^\/(?:@|web\/|build\/|node_modules\/)/.test(path)) {
      next();
      return;
    }
    const ask = await drawing.tour();
    if (/^(?:\/[\w-]+)+$/.test(path) && (await ask(`${path}/`))) {
      response.writeHead(302, { Location: `${path}/${search}` }).end();
      return;
    }
    const reply = await ask(decodeURI(path));
    if (!reply) {
      next();
      return;
    }
    response.setHeader('Content-Type', types[extname(reply.name)] ?? 'text/plain');
    response.setHeader('Cache-Control', 'no-cache');
    response.end(reply.body, () => void drawing.prepareForEdits().catch(() => undefined));
    if (reply.isUnprepared) preparing.begin(path, reload);
  }

  return {
    name: 'tour',
    enforce: 'pre',
    configureServer(created) {
      server = created;
      drawing = new Drawing(server, core);
      void drawing
        .tour()
        .catch(() => undefined)
        .then(() => (compilesAhead ? core.ahead() : undefined));
      server.middlewares.use((request, response, next) => void answer(request, response, next).catch(next));
      server.httpServer?.on('close', () => preparing.forget());
    },
    async resolveId(source) {
      const [, name] = /\/build\/wasm\/(\w+)\.mjs$/.exec(source) ?? [];
      if (name === undefined) return undefined;
      await core.load(name as ModuleName);
      return core.getFile(name as ModuleName, 'mjs');
    },
    hotUpdate({ type, file }) {
      // Vite calls this once per environment. Pages reload completely, so there are no modules to update.
      if (this.environment.name === 'client') take(file, type === 'update');
      return [];
    },
  };
}

async function main(): Promise<void> {
  process.setSourceMapsEnabled(false); // Node would spend a third of a second on source maps
  const { values } = parseArgs({ options: { 'without-core': { type: 'boolean' } } });
  const port = process.env['PORT'] ?? '5173';
  if (!/^\d{1,5}$/.test(port)) throw new Error(`PORT must be a whole number, got ${port}`);
  const server = await createServer({
    configFile: false,
    root: paths.root,
    appType: 'custom',
    publicDir: false,
    cacheDir: join(paths.root, 'build/dev/vite'),
    clearScreen: false,
    plugins: [tour(new DevCore(), values['without-core'] !== true)],
    optimizeDeps: { noDiscovery: true }, // packages are ES modules already and need no pre-bundling
    server: {
      host: '127.0.0.1',
      port: Number(port),
      fs: { allow: [paths.root, await realpath(paths.modules)] },
      watch: { ignored: ['build', 'dist', 'tests', 'docs'].map((folder) => join(paths.root, folder, '**')) },
    },
  });
  await server.listen();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void server.close().then(() => process.exit()));
  const { port: taken } = server.httpServer?.address() as AddressInfo;
  console.log(`Clock Hands and GPS is at http://127.0.0.1:${taken}/`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
