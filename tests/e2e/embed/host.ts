import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, type CDPSession, type Page } from '@playwright/test';

import { serviceWorkerBlocked } from '../fixtures.js';
import { test as base } from '../shared-context.js';

interface HostPage {
  readonly html: string;
  readonly policy?: string | undefined;
}

/** Another site: an origin of its own, with its own pages and CSP. */
export class Host {
  readonly #pages = new Map<string, HostPage>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      const page = this.#pages.get(request.url ?? '');
      response.statusCode = page ? 200 : 404;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      if (page?.policy !== undefined) response.setHeader('Content-Security-Policy', page.policy);
      response.end(page?.html);
    });
  }

  static async start(): Promise<Host> {
    const host = new Host();
    await new Promise<void>((resolve) => host.#server.listen(0, '127.0.0.1', resolve));
    return host;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Publishes a page and returns its URL. */
  publish(html: string, policy?: string): string {
    const path = `/${this.#pages.size + 1}`;
    this.#pages.set(path, { html, policy });
    return this.address + path;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

/** A blog post with these figures and the embed script. */
export const post = (figures: string, tour: string, head = ''): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="data:,"><title>A post</title>${head}</head>
<body><p>Before.</p>${figures}<p>After.</p><script type="module" src="${tour}/embed/pe.js"></script></body></html>`;

/** The guide's example that contains this text, as copied by a reader, with the tour's URL. */
export async function getExample(page: Page, text: string): Promise<string> {
  await expect(page.locator('article > pre .host', { hasText: 'example.org' })).toHaveCount(0);
  return (await page.locator('article > pre', { hasText: text }).first().textContent()) ?? '';
}

export interface Fixtures {
  readonly host: Host;
  /** The origin that serves the figures. */
  readonly tour: string;
  /** Opens a post of the host with these figures. */
  readonly visit: (
    figures: string,
    options?: { readonly head?: string; readonly policy?: string | undefined },
  ) => Promise<void>;
  /** Errors and warnings logged by the browser that the test doesn't expect. */
  readonly complaints: string[];
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern -- how Playwright spells a fixture without others
  host: async ({}, use) => {
    const host = await Host.start();
    await use(host);
    host.close();
  },
  tour: async ({ baseURL }, use) => use(baseURL ?? ''),
  visit: async ({ page, host, tour }, use) =>
    use(async (figures, { head, policy } = {}) => {
      await page.goto(host.publish(post(figures, tour, head), policy));
    }),
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && !serviceWorkerBlocked.test(message.text()))
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await use(complaints);
  },
});

/** The number of rendered figures on the page. */
export const countRendered = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('*')].filter((element) =>
        [...(element.shadowRoot?.querySelectorAll('*') ?? [])].some((inner) => inner.localName.endsWith('-figure')),
      ).length,
  );

/** Multiplies the rounds of memory tests; set by `npm run test:all -- soak`. */
export const soakFactor = Number(process.env['SOAK'] ?? 1);

/** Memory use after garbage collection. */
export interface MemoryUse {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

export async function held(session: CDPSession): Promise<MemoryUse> {
  await session.send('Performance.enable');
  for (let turn = 0; turn < 3; ++turn) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/**
 * Expects that listeners, nodes and heap return to their initial values.
 *
 * @param heap - Bytes that the heap may grow by. The default leaves room for compiled code.
 */
export async function expectNoLeaks(page: Page, work: () => Promise<void>, heap = 500_000): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const before = await held(session);
  await work();
  // Late loads of the last one may still arrive.
  await expect(async () => {
    const after = await held(session);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners + 2);
    expect(after.nodes).toBeLessThanOrEqual(before.nodes + 20);
    // A single clock is over 100 KB, so a hundred leaked ones would be 10 MB.
    expect(after.heap - before.heap).toBeLessThan(heap);
  }).toPass({ timeout: 60_000 });
}

export { expect };
