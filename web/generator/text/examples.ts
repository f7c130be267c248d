import type { Root } from 'hast';
import { findAndReplace } from 'hast-util-find-and-replace';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';

import { framePolicy, hostPolicy } from '../../embed/host-policy.js';
import type { Language } from '../../figures/shared/reader/languages.js';
import type { Messages } from '../content/content.js';
import { isElement } from './tree.js';

const policy = (lines: readonly string[]): string => lines.join('; ');

/**
 * Fills in the examples of the embedding guide. The build uses SITE_URL; on the page a script replaces each `.host` by
 * the real one.
 */
export function fillExamples(
  tree: Root,
  language: Language,
  messages: Messages,
  site: URL = new URL('https://example.org/'),
): void {
  const texts: Readonly<Record<string, string>> = {
    FRAMEPOLICY: policy(framePolicy('HOST')),
    POLICY: policy(hostPolicy('HOST')),
    FOLDER: language.folder,
    LANG: language.tag,
    PHRASE: messages['attributes.phrase'] ?? '',
    CAPTION: messages['attributes.caption'] ?? '',
  };
  visit(tree, 'element', (example) => {
    if (!isElement(example, 'pre')) return;
    findAndReplace(example, [/FRAMEPOLICY|POLICY|FOLDER|LANG|PHRASE|CAPTION/g, (name: string) => texts[name]!]);
    findAndReplace(example, [
      /HOST(\/?)/g,
      (_: string, end: string) => [
        h('span.host', { dataEnd: end }, end === '' ? site.origin : site.href.slice(0, -1)),
        { type: 'text', value: end },
      ],
    ]);
  });
}
