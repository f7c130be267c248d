import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';
import { build, preview, type BuildOptions, type PreviewServer } from 'vite';
import { inject } from 'vitest';

/** Builds a page and its script below the consumer's project with Vite's defaults, and lists the output files. */
export async function built(
  folder: string,
  body: string,
  script: string,
  settings: BuildOptions = {},
): Promise<{ root: string; files: string[] }> {
  const root = join(inject('consumer'), folder);
  mkdirSync(root);
  const icon = '<link rel="icon" href="data:,">';
  const page = `<!doctype html><html lang="en"><title>A page</title>${icon}${body}<script type="module" src="main.js"></script>`;
  writeFileSync(join(root, 'index.html'), page);
  writeFileSync(join(root, 'main.js'), script);
  await build({ root, configFile: false, logLevel: 'error', build: settings });
  return { root, files: readdirSync(join(root, 'dist/assets')) };
}

export const served = (root: string): Promise<PreviewServer> =>
  preview({ root, configFile: false, logLevel: 'error', preview: { port: 0, host: '127.0.0.1' } });

export const getAddress = (server: PreviewServer): string => server.resolvedUrls?.local[0] ?? '';

/** Collects the browser's log messages from now on. */
export function getComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('response', (response) => response.status() >= 400 && complaints.push(response.url()));
  return complaints;
}
