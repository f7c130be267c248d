import type { Messages } from '../content/content.js';
import { framePolicy, hostPolicy } from '../../embed/host-policy.js';
import { escapeHtml } from './markup.js';
import type { Language } from '../../figures/shared/reader/languages.js';

/**
 * Fills in the examples of the embedding guide. The build uses SITE_URL; on the page a script replaces each `.host` by
 * the real one.
 */
export function fillExamples(
  html: string,
  language: Language,
  messages: Messages,
  { site = new URL('https://example.org/') }: { readonly site?: URL | undefined },
): string {
  const host = (address: string, end: string): string =>
    `<span class="host" data-end="${end}">${escapeHtml(address)}</span>${end}`;
  const policy = (lines: readonly string[]): string =>
    escapeHtml(lines.join('; ')).replaceAll('HOST', host(site.origin, ''));
  return html.replace(/<pre>.*?<\/pre>/gs, (example) =>
    example
      .replace('FRAMEPOLICY', policy(framePolicy('HOST')))
      .replace('POLICY', policy(hostPolicy('HOST')))
      .replaceAll('HOST/', host(site.href.slice(0, -1), '/'))
      .replaceAll('FOLDER', language.folder)
      .replaceAll('LANG', language.tag)
      .replaceAll('PHRASE', escapeHtml(messages['attributes.phrase'] ?? ''))
      .replaceAll('CAPTION', escapeHtml(messages['attributes.caption'] ?? '')),
  );
}
