import { expect, test } from 'vitest';

import { forms, snippet, type Form, type Shown } from '../../../web/figures/shared/links/snippets.js';

const clock: Shown = {
  tag: 'pe-clock',
  attributes: [
    ['position', '37'],
    ['dimensions', '16'],
  ],
  language: 'zh-hant',
  name: '時鐘',
  caption: '八根指針',
  source: '時鐘指針與 GPS',
  link: 'https://tour.example/zh-hant/clock-hands/?position=37&dimensions=16#clock',
  root: 'https://tour.example/',
  height: 611.4,
};

test('HTML: the tag with caption and link, and the script', () => {
  expect(snippet('html', clock)).toBe(
    `<div>
<pe-clock position="37" dimensions="16" lang="zh-hant"><p>八根指針 <a href="https://tour.example/zh-hant/clock-hands/?position=37&amp;dimensions=16#clock">時鐘指針與 GPS</a></p></pe-clock>
</div>
<script type="module" src="https://tour.example/embed/pe.js"></script>`,
  );
});

test('iframe: a URL with the whole state, and a sandbox', () => {
  const text = snippet('frame', clock);
  expect(text).toContain(
    'src="https://tour.example/embed/?figure=pe-clock&amp;position=37&amp;dimensions=16&amp;lang=zh-hant&amp;theme=auto"',
  );
  expect(text).toContain('sandbox="allow-scripts allow-same-origin allow-popups allow-downloads"');
  expect(text).toContain('title="時鐘"');
  expect(text).toContain('height="612"');
  expect(text).toContain('<script src="https://tour.example/embed/resize.js" async></script>');
});

test('Hugo, Jekyll and Hexo: one line each', () => {
  expect(snippet('hugo', clock)).toBe(
    '{{< pe-figure name="pe-clock" position="37" dimensions="16" lang="zh-hant" >}}八根指針{{< /pe-figure >}}',
  );
  expect(snippet('jekyll', clock)).toBe(
    '{% include pe-figure.html name="pe-clock" position="37" dimensions="16" lang="zh-hant" caption="八根指針" %}',
  );
  expect(snippet('hexo', clock)).toBe(
    '{% pe_figure pe-clock position=37 dimensions=16 lang="zh-hant" %}八根指針{% endpe_figure %}',
  );
});

test('WordPress: HTML in a Custom HTML block', () => {
  expect(snippet('wordpress', clock)).toBe(`<!-- wp:html -->\n${snippet('html', clock)}\n<!-- /wp:html -->`);
});

const hostile = '"><script>alert(1)</script> {{ site }} {% raw %} >}} \\ a&b\n\nc';
const evil: Shown = {
  ...clock,
  attributes: [['sentence', hostile]],
  name: hostile,
  caption: hostile,
  source: hostile,
  link: `https://tour.example/?${hostile}`,
};

test("reader text can't inject tags or end attribute quotes", () => {
  for (const form of ['html', 'frame', 'wordpress'] as const) {
    const text = snippet(form, evil);
    // Without quoted values and known tags, no markup remains.
    const bare = text
      .replace(/="[^"]*"/g, '')
      .replace(/<\/?(?:pe-clock|div|p|a|iframe|script)(?: [a-z-]+)*>/g, '')
      .replace(/<!-- \/?wp:html -->/g, '');
    expect(bare, form).not.toMatch(/[<>"]/);
    expect(text.match(/<script/g)).toHaveLength(1);
  }
});

test("reader text can't inject template commands", () => {
  const commands: Readonly<Record<'hugo' | 'jekyll' | 'hexo', RegExp>> = {
    hugo: /\{\{<|>\}\}/g,
    jekyll: /\{%|%\}|\{\{|\}\}/g,
    hexo: /\{%|%\}|\{\{|\}\}/g,
  };
  const withoutQuotes = (text: string): string => text.replace(/"(?:\\.|[^"\\])*"/g, '""');
  expect(withoutQuotes(snippet('hugo', evil)).match(commands.hugo)).toEqual(['{{<', '>}}', '{{<', '>}}']);
  expect(withoutQuotes(snippet('jekyll', evil)).match(commands.jekyll)).toEqual(['{%', '%}']);
  expect(withoutQuotes(snippet('hexo', evil)).match(commands.hexo)).toEqual(['{%', '%}', '{%', '%}']);
  // Liquid finds the end of a tag before it parses quotes.
  expect(snippet('jekyll', evil).match(/%\}/g)).toHaveLength(1);
  for (const form of ['hugo', 'jekyll', 'hexo'] as const) expect(snippet(form, evil)).not.toContain('\n');
});

test('every form has a snippet without a caption too', () => {
  for (const form of Object.keys(forms) as Form[]) {
    const text = snippet(form, { ...clock, caption: '' });
    expect(text).toContain('pe-clock');
    expect(text).not.toContain('undefined');
  }
});
