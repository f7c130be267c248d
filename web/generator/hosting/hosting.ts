import { readdirSync } from 'node:fs';

import { write } from '../files.js';
import { paths } from '../paths.js';
import { caddyfile, headersFile, nginxSettings } from './settings.js';

/** Writes configuration for hosts: `_headers` into the site, and server configurations into build/hosts. */
export function writeHosting(site: URL | undefined): void {
  const base = site?.pathname ?? '/';
  const host = site?.host ?? 'localhost';
  const top = readdirSync(paths.next, { withFileTypes: true }).map((entry) =>
    entry.isDirectory() ? `${entry.name}/` : entry.name,
  );
  write(paths.next, '_headers', headersFile(top, base));
  write(paths.next, '.nojekyll', ''); // otherwise GitHub Pages drops files that start with _
  const place = { base, root: '/srv/www' };
  write(paths.hosts, 'nginx.conf', nginxSettings(place, '80', site?.hostname ?? '_'));
  write(
    paths.hosts,
    'Caddyfile',
    caddyfile(place, site === undefined ? ':80' : site.protocol === 'http:' ? `http://${host}` : host),
  );
}
