import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ownLicence } from '../licenses/notices.js';
import { paths } from '../paths.js';
import { getFolder } from './addresses.js';
import { markup, type Markup } from './markup.js';
import type { PageContext } from './layout.js';

interface Cited extends Pick<PageContext, 'slug' | 'language' | 'words'> {
  readonly title: string;
}

/** Where the tour is published, as far as it is known. */
export interface Published {
  readonly site: URL | undefined;
  readonly repository: URL | undefined;
}

/** A BibTeX entry for a page. The licence names the year and the authors. */
export function bibtex({ slug, title, language, words }: Cited, { site }: Published): string {
  const [, year = '', authors = ''] = /^Copyright \(c\) (\d+) (.+)$/m.exec(ownLicence()) ?? [];
  const { version } = JSON.parse(readFileSync(join(paths.root, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  const fields = {
    author: `{${authors}}`, // braces keep it from being split into names
    title: title.replace(/[&%$#_{}]/g, '\\$&'),
    howpublished: words['tour.title'] ?? '',
    ...{ version, year, language: language.tag },
    ...(site && { url: new URL(getFolder(language, slug), site).href }),
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}}`);
  return `@misc{clock-hands-and-gps-${slug},\n${lines.join(',\n')}\n}`;
}

/** The URL that opens a new issue about a page on GitHub. Scripts replace the first line by the reader's address. */
function issueUrl({ slug, title, language, words }: Cited, { site, repository }: Published): string {
  const folder = getFolder(language, slug);
  const url = new URL('issues/new', repository);
  url.searchParams.set('title', (words['report.title'] ?? '').replace('{title}', title));
  url.searchParams.set('body', `${site ? new URL(folder, site).href : folder}\n\n${words['report.body'] ?? ''}`);
  return url.href;
}

/** The end of a chapter: how to cite it and, if the repository is known, where to report a mistake. */
export function appendix(page: Cited, build: Published): Markup {
  const word = (key: string): string => page.words[key] ?? '';
  return markup`<div class="appendix">
<details class="deeper"><summary>${word('cite.page')}</summary><pre tabindex="0" aria-label="BibTeX"><code>${bibtex(page, build)}</code></pre><button type="button" class="text-button copy" data-copied="${word('cite.copied')}" hidden>${word('cite.copy')}</button></details>
${build.repository && markup`<p class="report"><a href="${issueUrl(page, build)}">${word('report.page')}</a></p>\n`}</div>
`;
}
