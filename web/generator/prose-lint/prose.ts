import type { Problem } from '../content/problems.js';
import { complaintsInChinese } from './chinese.js';
import { complaintsInEnglish } from './english.js';
import type { Passage } from './passages.js';
import { getViolations, style } from './style.js';

type Complaint = readonly [Passage, string];

const getProblem = ([{ file, line, key }, message]: Complaint): Problem => ({
  file,
  ...(line !== undefined && { line }),
  message: key === undefined ? message : `"${key}": ${message}`,
});

/**
 * Checks all English passages in one textlint run, one paragraph each, because a run for one takes as long as for
 * hundreds.
 */
async function ofEnglish(passages: readonly Passage[]): Promise<Complaint[]> {
  const byLine = passages.flatMap((passage) => [...passage.text.split('\n').map(() => passage), passage]);
  const found = await complaintsInEnglish(passages.map(({ text }) => `${text}\n`).join('\n'));
  return found.flatMap(({ line, message }) => {
    const passage = byLine[line - 1];
    return passage ? [[passage, message] as const] : [];
  });
}

/** Checks texts against the style list and the linters of their language. */
export async function proseProblems(passages: readonly Passage[]): Promise<Problem[]> {
  const isEnglish = ({ language }: Passage): boolean => !language.startsWith('zh');
  const [english, chinese] = [passages.filter(isEnglish), passages.filter((passage) => !isEnglish(passage))];
  return [
    ...passages.flatMap((passage) =>
      getViolations(style.rules, passage.text, passage.language).map((message) => [passage, message] as const),
    ),
    ...(await ofEnglish(english)),
    ...chinese.flatMap((passage) => complaintsInChinese(passage.text).map((message) => [passage, message] as const)),
  ].map(getProblem);
}
