import { hashSource } from './csp.js';
import type { Messages } from '../content/content.js';
import { markup, Markup } from './markup.js';
import type { Language } from '../../figures/shared/reader/languages.js';

const style = `
:root { color-scheme: light dark; }
body { max-inline-size: 76rem; margin: 0 auto; padding-inline: clamp(1.25rem, 5vw, 4rem); background: light-dark(#fdfcf8, #12151b); color: light-dark(#1d1c1a, #e9e6df); font: 1.0625rem/1.6 "Iowan Old Style", "Palatino Linotype", Palatino, "Noto Serif", Georgia, serif; }
main { max-inline-size: 34rem; margin: 10vh auto 0; }
header { padding-block-start: 0.6rem; }
section { margin-block-end: 3rem; }
section:lang(zh) { font-family: "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", sans-serif; }
section:lang(zh-Hant) { font-family: "PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", sans-serif; }
h1, h2 { margin: 0 0 0.5rem; font-size: 1.6rem; font-weight: 500; line-height: 1.2; }
p { margin: 0 0 0.5rem; }
a { display: inline-block; padding-block: 0.6rem; color: light-dark(#b3311a, #ff7a5c); }
.home { display: inline-flex; gap: 0.55rem; align-items: center; min-block-size: 2.75rem; padding: 0; color: light-dark(#5f5b54, #a7a49c); font-size: 1rem; text-decoration: none; }
.home svg { inline-size: 1.6rem; }
`;

/**
 * Renders 404.html. Hosts show it at any depth, so its styles are inline and its links use the path of the site. The
 * language is unknown, so it has all of them.
 *
 * @param dial - The tour's icon as SVG, for the header.
 */
export function renderNotFound(
  languages: readonly (readonly [Language, Messages])[],
  site: URL | undefined,
  dial: string,
): string {
  const policy = ["default-src 'none'", `style-src ${hashSource(style)}`, "base-uri 'none'", "form-action 'none'"].join(
    '; ',
  );
  const root = site?.pathname ?? '/';
  const sections = languages.map(([{ tag, folder }, messages], index) => {
    const level = new Markup(index === 0 ? 'h1' : 'h2');
    const home = root + (index === 0 ? '' : `${folder}/`);
    return markup`<section lang="${tag}">
<${level}>${messages['missing.title'] ?? ''}</${level}>
<p>${messages['missing.text'] ?? ''}</p>
<p><a href="${home}" hreflang="${tag}">${messages['missing.home'] ?? ''}</a></p>
</section>
`;
  });
  const [first] = languages;
  return markup`<!doctype html>
<html lang="${first?.[0].tag ?? 'en'}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${first?.[1]['missing.title'] ?? ''} · ${first?.[1]['tour.title'] ?? ''}</title>
<style>${new Markup(style)}</style>
</head>
<body>
<header><a class="home" href="${root}">${new Markup(dial.replace('<svg', '<svg aria-hidden="true"'))}<span>${first?.[1]['tour.title'] ?? ''}</span></a></header>
<main>
${sections}</main>
</body>
</html>
`.text;
}
