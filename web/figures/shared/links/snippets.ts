/** A figure's current state for embed codes. All texts are plain text. */
export interface Shown {
  readonly tag: string;
  /** Its attributes, in the order to write them. */
  readonly attributes: readonly (readonly [name: string, text: string])[];
  /** A BCP 47 tag. */
  readonly language: string;
  readonly name: string;
  readonly caption: string;
  /** The name of the tour, and a link that shows the same state. */
  readonly source: string;
  readonly link: string;
  /** The tour's folder, an absolute URL with a trailing slash. */
  readonly root: string;
  /** In pixels, at its current width. */
  readonly height: number;
}

/** Formats of embed codes, each with the name of its language or program. */
export const forms = {
  html: 'HTML',
  frame: 'iframe',
  hugo: 'Hugo',
  jekyll: 'Jekyll',
  hexo: 'Hexo',
  wordpress: 'WordPress',
} as const;

export type Form = keyof typeof forms;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** Removes line breaks, where blogs would cut the post. */
const onLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** All attributes of a figure including its language. */
const allAttributes = ({ attributes, language }: Shown): (readonly [string, string])[] => [
  ...attributes,
  ['lang', language],
];

function html(shown: Shown): string {
  const { tag, caption, source, link, root } = shown;
  const attributes = allAttributes(shown).map(([name, text]) => ` ${name}="${escaped(text)}"`);
  const text = caption === '' ? '' : `${escaped(onLine(caption))} `;
  // In the Markdown of some programs a block element keeps its content together.
  return `<div>
<${tag}${attributes.join('')}><p>${text}<a href="${escaped(link)}">${escaped(source)}</a></p></${tag}>
</div>
<script type="module" src="${escaped(root)}embed/pe.js"></script>`;
}

function frame({ tag, attributes, language, name, root, height }: Shown): string {
  const query = new URLSearchParams([
    ['figure', tag],
    ...attributes.map(([key, text]) => [key, text]),
    ['lang', language],
    ['theme', 'auto'],
  ]);
  return `<iframe src="${escaped(`${root}embed/?${query.toString()}`)}" title="${escaped(name)}" width="100%" height="${Math.ceil(height)}" style="display: block; border: 0" loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups allow-downloads" allow="clipboard-write; fullscreen"></iframe>
<script src="${escaped(root)}embed/resize.js" async></script>`;
}

/** Escapes braces, which are commands in templates. */
const withoutBraces = (text: string): string => text.replaceAll('{', '&#123;').replaceAll('}', '&#125;');
const getCaption = ({ caption }: Shown): string => withoutBraces(escaped(onLine(caption)));

/** A quoted string in Go syntax. */
const goString = (text: string): string => `"${onLine(text).replace(/[\\"]/g, '\\$&')}"`;

function hugo(shown: Shown): string {
  const values = [['name', shown.tag] as const, ...allAttributes(shown)].map(
    ([name, text]) => `${name}=${goString(text)}`,
  );
  return `{{< pe-figure ${values.join(' ')} >}}${getCaption(shown)}{{< /pe-figure >}}`;
}

/** A quoted string for Liquid, which ends a tag at the first `%}` even in quotes and only knows one escape. */
const liquidString = (text: string): string =>
  `"${onLine(text).replaceAll('%}', '% }').replaceAll('\\', '').replaceAll('"', '\\"')}"`;

function jekyll(shown: Shown): string {
  const caption: (readonly [string, string])[] = shown.caption === '' ? [] : [['caption', getCaption(shown)]];
  const values = [['name', shown.tag] as const, ...allAttributes(shown), ...caption].map(
    ([name, text]) => `${name}=${liquidString(text)}`,
  );
  return `{% include pe-figure.html ${values.join(' ')} %}`;
}

/** Hexo's templates take words unquoted and anything else quoted. */
const hexoValue = (text: string): string =>
  /^\w+$/.test(text) ? text : `"${onLine(text).replaceAll('%}', '% }').replace(/[\\"]/g, '\\$&')}"`;

function hexo(shown: Shown): string {
  const values = allAttributes(shown).map(([name, text]) => ` ${name}=${hexoValue(text)}`);
  return `{% pe_figure ${shown.tag}${values.join('')} %}${getCaption(shown)}{% endpe_figure %}`;
}

/** The embed code in a format. */
export function snippet(form: Form, shown: Shown): string {
  switch (form) {
    case 'html':
      return html(shown);
    case 'frame':
      return frame(shown);
    case 'hugo':
      return hugo(shown);
    case 'jekyll':
      return jekyll(shown);
    case 'hexo':
      return hexo(shown);
    case 'wordpress':
      // WordPress's Custom HTML block, as its code editor accepts it unchanged.
      return `<!-- wp:html -->\n${html(shown)}\n<!-- /wp:html -->`;
  }
}
