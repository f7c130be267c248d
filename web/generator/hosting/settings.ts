import { commonHeaders, caching, framedFolder, hashedFolder, types, unframed } from './rules.js';

/** Where a server serves the site. */
export interface Place {
  /** The site's URL path, with a slash at both ends. */
  readonly base: string;
  /** The folder on disk for the root of the host; the site is in its subfolder `base`. */
  readonly root: string;
}

const madeBy =
  '# Made by npm run build from web/generator/hosting/rules.ts; docs/deploying.md tells what to do with it.\n';

/**
 * `_headers` for Netlify and Cloudflare Pages, for the files and folders at the top of dist. Values of all matching
 * rules are joined by commas, so no two rules for the same file may set Cache-Control.
 */
export function headersFile(top: readonly string[], base: string): string {
  const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  const others = top.filter((name) => name !== hashedFolder).map((name) => (name.endsWith('/') ? `${name}*` : name));
  return [
    madeBy + rule(`${base}*`, commonHeaders),
    rule(`${base}${hashedFolder}*`, { 'Cache-Control': caching.hashed }),
    ...['', ...others].map((path) =>
      rule(base + path, {
        'Cache-Control': caching.other,
        ...(path.startsWith(framedFolder) ? {} : { [unframed.name]: unframed.value }),
      }),
    ),
  ]
    .join('\n')
    .concat('\n');
}

/** Configuration for nginx, inside `http { }`. */
export function nginxSettings({ base, root }: Place, listen: string, host: string): string {
  const text = Object.values(types).filter((type) => type !== 'text/html' && /^text|json|svg/.test(type));
  return `${madeBy}
# By the status too: a file that is not there may come later.
map "$status$uri" $tour_caching {
  "~^(200|206|304)${base}${hashedFolder}" "${caching.hashed}";
  default "${caching.other}";
}
map $uri $tour_frames {
  "~^${base}${framedFolder}" "";
  default "${unframed.value}";
}
server {
  listen ${listen};
  server_name ${host};
  root ${root};
  index index.html;
  absolute_redirect off;  # to a folder's slash, whatever stands before this server
  charset utf-8;
  charset_types ${text.join(' ')};
  types {
${Object.entries(types)
  .map(([ending, type]) => `    ${type} ${ending};\n`)
  .join('')}  }
  gzip_static on;  # the .gz beside each file; with the module ngx_brotli also: brotli_static on;
  gzip_vary on;
  gzip_proxied any;
${Object.entries(commonHeaders)
  .map(([name, value]) => `  add_header ${name} "${value}" always;\n`)
  .join('')}  add_header Cache-Control $tour_caching always;
  add_header ${unframed.name} $tour_frames always;
  error_page 403 404 =404 ${base}404.html;  # 403: a folder without a page
}
`;
}

/** A Caddyfile. With a host name (`example.org`) as address, Caddy also gets a certificate. */
export function caddyfile({ base, root }: Place, address: string): string {
  return `${madeBy}
${address} {
	root * ${root}
	header {
${Object.entries(commonHeaders)
  .map(([name, value]) => `\t\t${name} "${value}"\n`)
  .join('')}	}
	@hashed path ${base}${hashedFolder}*
	header @hashed Cache-Control "${caching.hashed}"
	@other not path ${base}${hashedFolder}*
	header @other Cache-Control "${caching.other}"
	@unframed not path ${base}${framedFolder}*
	header @unframed ${unframed.name} "${unframed.value}"
	file_server {
		precompressed br gzip
	}
	handle_errors {
		header Cache-Control "${caching.other}"
		rewrite * ${base}404.html
		file_server
	}
}
`;
}
