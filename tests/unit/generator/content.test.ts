import { describe, expect, test } from 'vitest';

import {
  checkChapter,
  checkPluralForms,
  checkPage,
  compareTranslations,
  compareMessages,
} from '../../../web/generator/content/content-check.js';
import { readSource, readSources } from '../../../web/generator/content/content.js';
import { isChapter } from '../../../web/generator/content/tour.js';
import { figureTagsIn } from '../../../web/generator/content/figure-tags.js';
import { addHeadingIds, getHeadingIds, parseMarkdown } from '../../../web/generator/text/markdown.js';
import { groupScenes } from '../../../web/generator/text/scenes.js';
import { renderMarkdown } from '../../support/markdown.js';
import { problemText } from '../../../web/generator/content/problems.js';
import { compareSkeletons, getSkeleton } from '../../../web/generator/content/translation-structure.js';
import { languages } from '../../../web/figures/shared/reader/languages.js';
import { checkWording } from '../../../web/generator/content/script-check.js';

const [english, simplified, traditional] = languages;
const known = { 'pe-clock': ['position', 'dimensions'], 'pe-value': ['of'] };
const front = '---\ntitle: A page\ndescription: What it says.\n---\n';

const complaints = (body: string, language = english): string[] =>
  checkPage(readSource(front + body, 'a/page.md', 'formula', language), known).map(problemText);

describe('the size of a chapter', () => {
  const chapterProblems = (body: string, language = english): string[] =>
    checkChapter(readSource(front + body, 'a/page.md', 'formula', language)).map(problemText);
  const recapOf = (...lines: string[]): string =>
    `\n<div class="recap">\n\n${lines.map((line) => `- ${line}\n`).join('')}\n</div>\n`;
  const figure = `\n\n<pe-clock>\n\nCaption.\n\n</pe-clock>\n`;
  const recap = recapOf('This.', 'That.', 'More.');

  test.each([
    ['forty words', 'word '.repeat(40), english],
    ['sixty-eight characters', '字'.repeat(68), simplified],
  ] as const)('begins with a lead of at most %s and a figure', (_, lead, language) => {
    expect(chapterProblems(lead + figure + recap, language)).toEqual([]);
    expect(chapterProblems(`${lead}字 more${figure}${recap}`, language)).toEqual([
      expect.stringMatching(/^a\/page\.md:6: the lead has 4\d words, at most 40$/),
    ]);
  });

  test.each(['Text.\n\n## Heading', 'Text.\n\nMore text.', 'Text.\n\n<pe-predict answer="1">'])(
    'does not begin with “%s”',
    (body) => {
      expect(chapterProblems(body + figure + recap)).toEqual(['a/page.md:6: a figure must follow the lead']);
    },
  );

  test('is at most 1,100 words in sight', () => {
    const folds = ['details', 'aside'].map((tag) => `<${tag}>\n\n${'fold '.repeat(900)}\n\n</${tag}>\n\n`).join('');
    const code = `\`\`\`text\n${'code '.repeat(900)}\n\`\`\`\n\n`;
    const answer = `<pe-predict answer="1">\n\nWhich?\n\n1. This.\n2. That.\n\n${'answer '.repeat(900)}\n\n</pe-predict>\n\n`;
    const body = `Lead.${figure}\n${folds}${code}${answer}${'word '.repeat(1_090)}`;
    expect(chapterProblems(body + recap)).toEqual([]);
    expect(chapterProblems(`${body} more${recap}`)).toEqual([
      'a/page.md:6: the chapter has 1101 words in sight, at most 1100',
    ]);
  });

  test('ends with three lines of at most twenty words', () => {
    const missing = ['a/page.md:6: a list of three lines in <div class="recap"> must end the chapter'];
    expect(chapterProblems(`Lead.${figure}`)).toEqual(missing);
    expect(chapterProblems(`Lead.${figure}${recapOf('This.', 'That.')}`)).toEqual(missing);
    expect(chapterProblems(`Lead.${figure}${recap}\nText.\n`)).toEqual(missing);
    expect(chapterProblems(`Lead.${figure}${recapOf('This.', 'That.', 'word '.repeat(20).trim())}`)).toEqual([]);
    expect(chapterProblems(`Lead.${figure}${recapOf('This.', 'That.', '字'.repeat(35))}`)).toEqual([
      expect.stringMatching(/^a\/page\.md:6: a line of the recap has more than 20 words/),
    ]);
  });
});

describe('page validation', () => {
  test('a valid page has no errors', () => {
    expect(complaints('Text with $x^2$.\n\n<pe-clock position="3">\n\nCaption.\n\n</pe-clock>\n')).toEqual([]);
  });

  test('a formula that KaTeX rejects is reported with file and line', () => {
    const [complaint, ...others] = complaints('Fine.\n\nNot fine: $\\frac{1}{$ here.\n');
    expect(others).toEqual([]);
    expect(complaint).toMatch(/^a\/page\.md:7: formula \\frac\{1\}\{: KaTeX parse error/);
  });

  test('an unknown KaTeX command is an error too', () => {
    expect(complaints('$$\n\\nosuchcommand\n$$\n')[0]).toMatch(/^a\/page\.md:5: formula \\nosuchcommand/);
  });

  test('unknown figures and attributes are reported', () => {
    expect(complaints('<pe-clok>\n\nx\n\n</pe-clok>\n')).toEqual([
      'a/page.md:5: unknown figure <pe-clok>: known are pe-clock, pe-value',
    ]);
    expect(complaints('A <pe-value off="sine"></pe-value> here.\n')).toEqual([
      'a/page.md:5: <pe-value> has no attribute off: it has of',
    ]);
  });

  test('a malformed figure tag is an error instead of text', () => {
    expect(complaints("A <pe-value of='sine'></pe-value> here.\n")[0]).toContain('cannot be read');
  });

  describe('an action link', () => {
    const figures = '\n\n<pe-clock position="3">\n\nx\n\n</pe-clock>\n\n<pe-clock>\n\ny\n\n</pe-clock>\n';
    const about = (href: string): string[] => complaints(`First.\n\nThen [go there](${href}).${figures}`);

    test('is valid if the figure, its fields and their values exist', () => {
      for (const href of [
        '#clock?position=12.5',
        '#clock-2?dimensions=64&layout=halves&running=1',
        'https://a.b/#c?d=1',
      ])
        expect(about(href)).toEqual([]);
    });

    test.each([
      ['#waves?from=3', '#waves?from=3 names no figure of this page: it has clock, clock-2'],
      ['#clock?sigma=1', '<pe-clock> has no field sigma'],
      ['#clock?dimensions=7', 'dimensions of <pe-clock> must be an even number from 2 to 512, got 7'],
      ['#clock?position=-1', 'position of <pe-clock> must be a number from 0 to 1000000000000, got -1'],
      [
        '#clock?running=yes',
        'running of <pe-clock> must be a value that its attribute reads (1 or 0 for a switch), got yes',
      ],
    ])('is named with its line where it cannot: %s', (href, message) => {
      expect(about(href)).toEqual([`a/page.md:7: ${message}`]);
    });

    test('has the same URL in every language', () => {
      const skeleton = (href: string) => getSkeleton(parseMarkdown(`[x](${href})`));
      const problems = compareSkeletons(skeleton('#clock?position=1'), 'a', skeleton('#clock?position=2'), 'b');
      expect(problems.map(({ message }) => message).join()).toContain('lacks link #clock?position=1');
    });

    test("becomes an element with the link's text", () => {
      expect(renderMarkdown('Now [onward to **3**](#clock?position=3&base=10) and [on](../gps/).')).toBe(
        '<p>Now <pe-act to="clock?position=3&amp;base=10">onward to <strong>3</strong></pe-act> and <a href="../gps/">on</a>.</p>\n',
      );
    });

    test('has no single letter on a line: no-break at its start and its end', () => {
      const phrase = (text: string, language = 'zh-hans'): string => {
        const html = renderMarkdown(`[${text}](#clock?position=3)`, language);
        return (/position=3">(.*)<\/pe-act>/.exec(html)?.[1] ?? '').replaceAll(
          /<span class="together">(.*?)<\/span>/g,
          '[$1]',
        );
      };
      expect(phrase('begin at position 1', 'en')).toBe('begin at [position 1]');
      expect(phrase('in the other layout', 'en')).toBe('[in the] other layout');
      expect(phrase('a query and a key that you draw', 'en')).toBe('[a query] and a key that [you draw]');
      expect(phrase('后退一个位置')).toBe('[后退]一[个位置]');
      expect(phrase('到 257 看看再说')).toBe('[到 2]57 看[看再说]');
      expect(phrase('把**第二个**词挪开')).toBe('把<strong>第二个</strong>[词挪开]');
      expect(phrase('Take 16 dimensions', 'en')).toBe('Take 16 dimensions');
      for (const short of ['16 dimensions', 'after 16', 'Go']) expect(phrase(short, 'en')).toBe(`[${short}]`);
      expect(phrase('一头')).toBe('[一头]');
      // Ordinary links have no background.
      expect(renderMarkdown('[begin at 1](../gps/)', 'en')).not.toContain('span');
    });
  });

  test('an inline number is valid only if the figure has that parameter', () => {
    const about = (scrub: string): string[] =>
      checkPage(
        readSource(
          `${front}At ${scrub}</pe-scrub>.\n\n<pe-clock>\n\nx\n\n</pe-clock>\n`,
          'a/page.md',
          'formula',
          english,
        ),
        { ...known, 'pe-scrub': ['for', 'field'] },
      ).map(problemText);
    expect(about('<pe-scrub for="clock" field="speed">')).toEqual([]);
    expect(about('<pe-scrub for="waves" field="from">')[0]).toContain('names no figure of this page: it has clock');
    expect(about('<pe-scrub for="clock" field="sigma">')[0]).toContain('<pe-clock> has no field sigma');
    expect(about('<pe-scrub for="clock" field="layout">')[0]).toContain('layout of <pe-clock> is no number');
    expect(about('<pe-scrub for="clock" field="other">')[0]).toContain('has no value at first');
  });

  test('unclosed emphasis and formulas are reported', () => {
    expect(complaints('This is **not closed.\n')[0]).toContain('“**” stands in the text');
    expect(complaints('An open $x + 1 formula.\n')[0]).toContain('“$” stands in the text');
  });

  test.each([
    ['no front matter', 'Text.\n', /starts without front matter/],
    ['no title', '---\ndescription: x\n---\n', /has no title/],
    ['no description', '---\ntitle: x\n---\n', /has no description/],
    ['a long description', `---\ntitle: x\ndescription: ${'x'.repeat(161)}\n---\n`, /has 161 characters/],
  ])('%s stops the build', (_, text, message) => {
    expect(() => readSource(text, 'a/page.md', 'formula', english)).toThrow(message);
  });
});

test('titles and descriptions may contain a word that people search for, texts may not', () => {
  const page = (title: string, body: string) =>
    readSource(`---\ntitle: ${title}\ndescription: x\n---\n${body}`, 'a/page.md', 'formula', simplified);
  expect(checkPage(page('热力图', '热图'), known)).toEqual([]);
  expect(checkPage(page('热图', '热力图'), known).map(problemText)).toEqual([expect.stringContaining('热力图')]);
});

test.each([...readSources()])('the slips of a chapter stand below its title: $folder', (_, pages) => {
  const titles = pages.filter(({ slug }) => isChapter(slug)).map(({ title }) => title);
  const slips = pages.find(({ slug }) => slug === 'slips')?.body ?? '';
  expect(Array.from(slips.matchAll(/^## (.*)$/gm), ([, heading]) => heading)).toEqual(titles);
});

describe('languages are compared', () => {
  const page = (language: typeof english, body: string) =>
    readSource(front + body, `${language.folder}.md`, 'formula', language);

  test('a page missing in one language is reported', () => {
    const problems = compareTranslations([page(english, 'x')], [], simplified);
    expect(problems.map(problemText)).toEqual(['web/content/zh-hans/formula.md: is missing, although en.md is there']);
  });

  test('messages need the same keys and placeholders', () => {
    const problems = compareMessages(
      { a: '{x} of {y}', b: 'b', c: 'c' },
      { a: '{x}', c: '', d: 'd' },
      simplified,
      'w.json',
    );
    expect(problems.map(({ message }) => message)).toEqual([
      '"a" has {x}, the original {x} {y}',
      'lacks "b"',
      '"c" is empty',
      'has "d", which the original has not',
    ]);
  });

  test('plural forms match the plural categories of the language', () => {
    const words = { a: '{n} {n:turn|turns}', b: '{n} {n:turns}', c: '{n} turns' };
    expect(checkPluralForms(words, english, 'w.json').map(problemText)).toEqual([
      'w.json: "b": {n:turns} must have a form for each of one, other',
    ]);
    const translated = compareMessages(words, { ...words, b: words.c }, simplified, 'w.json');
    expect(translated.map(({ message }) => message)).toContain(
      '"a": {n:turn|turns} must have a form for each of other',
    );
  });

  test.each([
    ['zh-hans', '位置编码给每个词元一个向量。', []],
    ['zh-hant', '位置編碼給每個詞元一個向量。', []],
    ['zh-hans', '位置編码', ['characters of the other script: 編']],
    ['zh-hant', '位置编碼', ['characters of the other script: 编']],
    ['zh-hans', '资讯', ['“资讯” is not written here: write 信息']],
    ['zh-hant', '信息', ['“信息” is not written here: write 資訊']],
    ['zh-hant', '點積', ['“點積” is not written here: write 內積']],
    ['en', '信息 資訊', []],
  ])('%s: “%s”', (language, text, expected) => {
    expect(checkWording(text, language, 'x.md').map(({ message }) => message)).toEqual(expected);
  });

  test("the words of a page are checked, code and formulas aren't", () => {
    expect(complaints('一個詞。\n', traditional)).toEqual([]);
    expect(complaints('一个词。\n', traditional)[0]).toBe('a/page.md:5: characters of the other script: 个词');
    expect(complaints('代碼 `这` 與 $\\text{这}$\n', traditional)).toEqual([
      'a/page.md:5: “代碼” is not written here: write 程式碼',
    ]);
  });
});

describe('Markdown becomes HTML', () => {
  test('math dollars are distinguished from currency', () => {
    expect(renderMarkdown('It costs $5 and $6.')).toBe('<p>It costs $5 and $6.</p>\n');
    expect(renderMarkdown('Let $5$ be.')).toContain('class="katex"');
  });

  test("a display formula whose line starts with a minus isn't a list", () => {
    const formula = renderMarkdown('$$\na\n- b\n$$');
    expect(formula).not.toContain('<li>');
    expect(formula).toContain('katex-display');
  });

  test('formulas have MathML for screen readers', () => {
    expect(renderMarkdown('$x$')).toContain('<math xmlns="http://www.w3.org/1998/Math/MathML"');
  });

  test("headings of a translation have the original's anchors", () => {
    const ids = getHeadingIds(parseMarkdown('## Two shadows\n\n## Two shadows\n'));
    expect(ids).toEqual(['two-shadows', 'two-shadows-2']);
    const translated = renderMarkdown('## 两个影子\n\n## 又两个\n', '', (tree) => addHeadingIds(tree, ids));
    expect(translated).toContain('<h2 id="two-shadows">两个影子</h2>');
  });

  describe('a figure and the text about it form a scene', () => {
    const scenes = (body: string): string[] =>
      renderMarkdown(body, '', groupScenes)
        .split(/(?=<div class="scene)/)
        .map((scene) => scene.replace(/\s*\n\s*/g, ''));
    const figure = '<pe-clock>\n\nCaption.\n\n</pe-clock>\n\n';
    const drawn = '<pe-clock><p>Caption.</p></pe-clock>';

    test('that begins with the last heading before the figure, the first one with the page', () => {
      expect(scenes(`Lead.\n\n${figure}One.\n\n## Two\n\nTwo.\n\n## Three\n\nThree.\n\n${figure}Four.\n`)).toEqual([
        `<div class="scene"><div class="prose"><p>Lead.</p></div>${drawn}<div class="prose"><p>One.</p><h2>Two</h2><p>Two.</p></div></div>`,
        `<div class="scene"><div class="prose"><h2>Three</h2><p>Three.</p></div>${drawn}<div class="prose"><p>Four.</p></div></div>`,
      ]);
    });

    test('that begins with the figure if its section has another one before it', () => {
      expect(scenes(`${figure}One.\n\n${figure}`)).toEqual([
        `<div class="scene">${drawn}<div class="prose"><p>One.</p></div></div>`,
        `<div class="scene">${drawn}</div>`,
      ]);
    });

    test('with a class of its own for figures as wide as the page', () => {
      expect(scenes('<pe-which-model>\n\nCaption.\n\n</pe-which-model>\n')[0]).toMatch(/^<div class="scene wide">/);
    });

    test('but not for a figure in a prediction or a fold', () => {
      const fold = (tag: string): string => `<${tag}>\n\nQuestion?\n\n1. Answer.\n\n${figure}</${tag}>\n\n`;
      expect(scenes(figure + fold('pe-predict') + fold('details'))).toHaveLength(1);
    });
  });

  test('figure tags are parsed with their attributes', () => {
    expect(figureTagsIn('<pe-clock position="37"  running></pe-clock>')).toEqual([
      {
        name: 'pe-clock',
        closing: false,
        attributes: { position: '37', running: '' },
        text: '<pe-clock position="37" running>',
      },
      { name: 'pe-clock', closing: true, attributes: {}, text: '</pe-clock>' },
    ]);
  });
});
