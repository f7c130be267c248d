import type { Token } from 'markdown-it';

import { figureTagsIn } from './figure-tags.js';
import type { Problem } from './problems.js';

/** A structural element that translations must share: everything in a page except words. */
export interface Mark {
  /** Display form: `h2`, `<pe-clock position="37">`, `$2i$`, `link ../gps/`. */
  readonly text: string;
  /** Line in the file, 1-based. */
  readonly line: number;
  /**
   * True for headings, figures, lists and code, whose order must match. Inline elements may move with the grammar of a
   * sentence.
   */
  readonly fixed: boolean;
}

/** Code without the words of its comments, which are translated. Their marks stay: each comment has its place. */
const withoutComments = (code: string): string => code.replace(/(?<=^|\s)(#|\/\/) .*$/gm, '$1');

/** The structural elements of a page in order. Tokens inside a paragraph have no line and get the line of its start. */
export function getSkeleton(tokens: readonly Token[], linesBefore = 0): Mark[] {
  const marks: Mark[] = [];
  let line = linesBefore + 1;
  const lists: { mark: Mark; items: number }[] = [];
  const add = (text: string, fixed: boolean): Mark => {
    const mark = { text, line, fixed };
    marks.push(mark);
    return mark;
  };
  for (const token of tokens) {
    if (token.map) line = token.map[0] + linesBefore + 1;
    if (token.type === 'heading_open') add(token.tag, true);
    else if (token.type === 'html_block') tagsIn(token.content).forEach((tag) => add(tag, true));
    else if (token.type === 'math') add(`$$${token.content}$$`, true);
    else if (token.type === 'fence') add(`\`\`\`${token.info} ${withoutComments(token.content)}`, true);
    else if (/^(ordered|bullet)_list_open$/.test(token.type)) lists.push({ mark: add('', true), items: 0 });
    else if (token.type === 'list_item_open') ++(lists.at(-1) ?? { items: 0 }).items;
    else if (/^(ordered|bullet)_list_close$/.test(token.type)) {
      const list = lists.pop();
      if (list) Object.assign(list.mark, { text: `<${token.tag}> of ${list.items} items` });
    }
    for (const child of token.children ?? []) {
      if (child.type === 'math') add(`$${child.content}$`, false);
      else if (child.type === 'html_inline') tagsIn(child.content).forEach((tag) => add(tag, false));
      else if (child.type === 'link_open') add(`link ${child.attrGet('href') ?? ''}`, false);
      else if (child.type === 'image') add(`image ${child.attrGet('src') ?? ''}`, false);
      else if (child.type === 'code_inline') add(`\`${child.content}\``, false);
    }
  }
  return marks;
}

/** Figure tags with their attributes; other tags by name only. */
function tagsIn(html: string): string[] {
  return Array.from(html.matchAll(/<\/?[a-z][^>]*>/gi), ([tag]) => figureTagsIn(tag)[0]?.text ?? tag);
}

interface Part {
  readonly opening: Mark | undefined;
  readonly within: readonly Mark[];
}

/** Splits a skeleton at its fixed marks. */
function getParts(marks: readonly Mark[]): Part[] {
  const cuts = marks.flatMap((mark, index) => (mark.fixed ? [index] : []));
  return [-1, ...cuts].map((cut, index) => ({
    opening: marks[cut],
    within: marks.slice(cut + 1, cuts[index] ?? marks.length),
  }));
}

/** The marks of `other` that `original` lacks or has fewer of. */
function surplus(original: readonly Mark[], other: readonly Mark[]): Mark[] {
  const left = original.map(({ text }) => text);
  return other.filter(({ text }) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/**
 * The differences between a translation and its original. Stops at the first difference in order, because the rest
 * would only follow from it.
 */
export function compareSkeletons(
  original: readonly Mark[],
  originalFile: string,
  translated: readonly Mark[],
  file: string,
): Problem[] {
  const problems: Problem[] = [];
  const [theirs, ours] = [getParts(original), getParts(translated)];
  for (let index = 0; index < Math.max(theirs.length, ours.length); ++index) {
    const [expected, found] = [theirs[index], ours[index]];
    if (expected?.opening?.text !== found?.opening?.text || !expected || !found) {
      const line = found?.opening?.line ?? translated.at(-1)?.line ?? 1;
      const there = expected?.opening
        ? `${expected.opening.text} (${originalFile}:${expected.opening.line})`
        : 'nothing more';
      problems.push({
        file,
        line,
        message: `has ${found?.opening?.text ?? 'nothing more'} where the original has ${there}`,
      });
      return problems;
    }
    const at = found.opening?.line ?? 1;
    for (const mark of surplus(found.within, expected.within))
      problems.push({
        file,
        line: found.within[0]?.line ?? at,
        message: `lacks ${mark.text} (${originalFile}:${mark.line})`,
      });
    for (const mark of surplus(expected.within, found.within))
      problems.push({
        file,
        line: mark.line,
        message: `has ${mark.text}, which the original has not there (${originalFile}:${expected.opening?.line ?? 1})`,
      });
  }
  return problems;
}
