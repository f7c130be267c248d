import { relativeUrl } from '../pages/addresses.js';
import type { Bundle } from '../bundle.js';
import { readMessages } from '../content/content.js';
import { contentSecurityPolicy } from '../pages/csp.js';
import { Markup, markup } from '../pages/markup.js';
import { languages } from '../../figures/shared/reader/languages.js';

/** In a sandbox without an origin a worker can start from a `data:` URL only (`web/worker/cross-origin-worker.ts`). */
const frameWorkers = "'self' data:";

/** The page for iframes: one figure. The URL sets which, and its language. */
export function renderFrame({ frame, frameStyles }: Bundle, embedConstants: object): string {
  const to = (file: string): string => relativeUrl('embed/', file);
  // Shown if scripts are off or fail to load; the script replaces it by the figure.
  const instead = languages.map((language) => {
    const messages = readMessages(language, 'site');
    return markup`<p class="instead" lang="${language.tag}">${messages['embed.noscript'] ?? ''} <a href="${to(`${language.folder}/`)}" target="_blank">${messages['embed.source'] ?? ''}</a></p>\n`;
  });
  return markup`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(undefined, frameWorkers)}">
<title>Clock Hands and GPS</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="stylesheet" href="${to(frameStyles)}">
<script type="module" src="${to(frame)}"></script>
<link rel="icon" href="${to('icon.svg')}" type="image/svg+xml">
</head>
<body>
<main>
${instead}</main>
<script type="application/json" id="made">${new Markup(JSON.stringify(embedConstants).replaceAll('<', '\\u003c'))}</script>
</body>
</html>
`.text;
}
