import type { Token } from 'markdown-it';

import { readMessages, messagesFile, sourceFile, type Source, type Messages } from './content.js';
import { anchorsIn, getFigureTagErrors, figureTagsIn, type FigureTag, type KnownFigures } from './figure-tags.js';
import { complaintsAboutScrub, complaintsAboutState } from '../figures/figure-states.js';
import { getAct } from '../text/action-links.js';
import { parseMarkdown } from '../text/markdown.js';
import { renderFormula } from '../text/math.js';
import type { Problem } from './problems.js';
import { style } from '../prose-lint/style.js';
import { compareSkeletons, getSkeleton } from './translation-structure.js';
import { languages, type Language } from '../../figures/shared/reader/languages.js';
import { checkWording } from './script-check.js';
import { isChapter } from './tour.js';
import { countWords, countWordsInSight } from './word-count.js';

/** Checks one page: formulas, figures, unclosed emphasis, words of the wrong Chinese script. */
export function checkPage(source: Source, known: KnownFigures): Problem[] {
  const { file, linesBefore, language } = source;
  const front = style.searched.reduce(
    (text, word) => text.replaceAll(word, ''),
    `${source.title}\n${source.description}`,
  );
  const problems: Problem[] = checkWording(front, language.folder, file, 1);
  let line = linesBefore + 1;
  const report = (message: string): void => void problems.push({ file, line, message });
  const tokens = parseMarkdown(source.body);
  const anchors = anchorsIn(tokens.map(({ type, content }) => (type === 'html_block' ? content : '')).join('\n'));
  const visit = (token: Token): void => {
    if (token.map) line = token.map[0] + linesBefore + 1;
    if (token.type === 'math') checkFormula(token, report);
    else if (token.type === 'link_open') getActionErrors(String(token.attrGet('href')), anchors).forEach(report);
    else if (token.type.startsWith('html_')) {
      [...getFigureTagErrors(token.content, known), ...getScrubErrors(token.content, anchors)].forEach(report);
    } else if (token.type === 'text') {
      const stray = /\*\*|\$\$?/.exec(token.content)?.[0];
      if (stray)
        report(
          `“${stray}” stands in the text: an emphasis or a formula is not closed ("${token.content.slice(0, 60)}")`,
        );
      problems.push(...checkWording(token.content, language.folder, file, line));
    }
    token.children?.forEach(visit);
  };
  tokens.forEach(visit);
  return problems;
}

const mostWordsOfLead = 40;
const mostWordsOfChapter = 1_100;
const mostWordsOfRecap = 20;
const recap = /<div class="recap">\n\n((?:- .+\n){3})\n<\/div>\s*$/;

/**
 * A chapter opens with a short lead and its first figure, so that readers meet the figure on the first screen. Its words in
 * sight take five minutes to read. It ends with three lines of what the reader now knows.
 */
export function checkChapter({ slug, body, file, linesBefore }: Source): Problem[] {
  if (!isChapter(slug)) return [];
  const [lead = '', next = ''] = body.trim().split(/\n{2,}/);
  const report = (message: string): Problem => ({ file, line: linesBefore + 2, message });
  const words = countWords(lead);
  const total = countWordsInSight(body);
  const [figure] = figureTagsIn(next);
  const lines = recap.exec(body)?.[1]?.trim().split('\n') ?? [];
  return [
    ...(words > mostWordsOfLead ? [report(`the lead has ${Math.ceil(words)} words, at most ${mostWordsOfLead}`)] : []),
    ...(figure && figure.name !== 'pe-predict' ? [] : [report('a figure must follow the lead')]),
    ...(total > mostWordsOfChapter
      ? [report(`the chapter has ${Math.ceil(total)} words in sight, at most ${mostWordsOfChapter}`)]
      : []),
    ...(lines.length > 0 ? [] : [report('a list of three lines in <div class="recap"> must end the chapter')]),
    ...lines
      .filter((line) => countWords(line) > mostWordsOfRecap)
      .map((line) => report(`a line of the recap has more than ${mostWordsOfRecap} words: ${line}`)),
  ];
}

/** Errors of an action link, which sets the state of a figure on its page. */
function getActionErrors(href: string, anchors: ReadonlyMap<string, FigureTag>): string[] {
  const act = getAct(href);
  if (!act) return [];
  const figure = anchors.get(act.id);
  return figure
    ? complaintsAboutState(figure, act.state)
    : [`${href} names no figure of this page: it has ${[...anchors.keys()].join(', ') || 'none'}`];
}

/** Errors of inline numbers (`pe-scrub`) bound to a figure of their page. */
function getScrubErrors(html: string, anchors: ReadonlyMap<string, FigureTag>): string[] {
  return figureTagsIn(html).flatMap(({ name, attributes: { for: id, field = 'position' } }) => {
    if (name !== 'pe-scrub' || id === undefined) return [];
    const figure = anchors.get(id);
    return figure
      ? complaintsAboutScrub(figure, field)
      : [`for="${id}" names no figure of this page: it has ${[...anchors.keys()].join(', ') || 'none'}`];
  });
}

function checkFormula(token: Token, report: (message: string) => void): void {
  try {
    renderFormula(token.content, token.block);
  } catch (error) {
    report((error as Error).message);
  }
}

/** Structural differences between a translation and the original language: missing pages, and different skeletons. */
export function compareTranslations(
  original: readonly Source[],
  translated: readonly Source[],
  language: Language,
): Problem[] {
  const problems: Problem[] = [];
  for (const slug of new Set([...original, ...translated].map((source) => source.slug))) {
    const [theirs, ours] = [original, translated].map((sources) => sources.find((source) => source.slug === slug));
    if (!theirs || !ours) {
      problems.push({
        file: sourceFile(ours ? (theirs?.language ?? languages[0]) : language, slug),
        message: `is missing, although ${(theirs ?? ours)?.file ?? slug} is there`,
      });
      continue;
    }
    const [expected, found] = [theirs, ours].map(({ body, linesBefore }) =>
      getSkeleton(parseMarkdown(body), linesBefore),
    );
    problems.push(...compareSkeletons(expected ?? [], theirs.file, found ?? [], ours.file));
  }
  return problems;
}

/**
 * Plural forms such as `{turns:turn|turns}` don't count, because they're language-specific; the number itself must be
 * there.
 */
const placeholders = (phrase: string): string => [...new Set(phrase.match(/\{\w+\}/g))].sort().join(' ');

/** Plural forms in messages that don't match the plural categories of their language. */
export function checkPluralForms(words: Messages, { folder }: Language, file: string): Problem[] {
  const { pluralCategories } = new Intl.PluralRules(folder).resolvedOptions();
  return Object.entries(words).flatMap(([key, phrase]) =>
    [...phrase.matchAll(/\{\w+:([^{}]*)\}/g)]
      .filter(([, forms = '']) => forms.split('|').length !== pluralCategories.length)
      .map(([mark]) => ({
        file,
        message: `"${key}": ${mark} must have a form for each of ${pluralCategories.join(', ')}`,
      })),
  );
}

/** Missing and extra keys, different placeholders, and words of the wrong script in a translated messages file. */
export function compareMessages(original: Messages, translated: Messages, language: Language, file: string): Problem[] {
  const problems: Problem[] = [];
  for (const key of new Set([...Object.keys(original), ...Object.keys(translated)])) {
    const [theirs, ours] = [original[key], translated[key]];
    if (ours === undefined) problems.push({ file, message: `lacks "${key}"` });
    else if (theirs === undefined) problems.push({ file, message: `has "${key}", which the original has not` });
    else if (ours === '') problems.push({ file, message: `"${key}" is empty` });
    else if (placeholders(theirs) !== placeholders(ours))
      problems.push({
        file,
        message: `"${key}" has ${placeholders(ours) || 'no placeholder'}, the original ${placeholders(theirs) || 'none'}`,
      });
    if (ours !== undefined)
      problems.push(
        ...checkWording(ours, language.folder, file).map((problem) => ({
          ...problem,
          message: `"${key}": ${problem.message}`,
        })),
      );
  }
  return [...problems, ...checkPluralForms(translated, language, file)];
}

/** All checks: each page and messages file, and every language against the first. */
export function checkContent(sources: ReadonlyMap<Language, readonly Source[]>, known: KnownFigures): Problem[] {
  const [[first, original], ...others] = [...sources] as [
    [Language, readonly Source[]],
    ...[Language, readonly Source[]][],
  ];
  const problems = [...sources.values()]
    .flat()
    .flatMap((source) => [...checkPage(source, known), ...checkChapter(source)]);
  problems.push(...checkPluralForms(readMessages(first, 'messages'), first, messagesFile(first, 'messages')));
  for (const [language, translated] of others) {
    problems.push(...compareTranslations(original, translated, language));
    for (const name of ['messages', 'site'] as const) {
      problems.push(
        ...compareMessages(
          readMessages(first, name),
          readMessages(language, name),
          language,
          messagesFile(language, name),
        ),
      );
    }
  }
  return problems;
}
