/** Chinese takes this many characters for an English word. */
const charactersPerWord = 1.7;

/** Words of a Markdown text, without tags, addresses of links and formulas. A Chinese character counts as a part of a word. */
export function countWords(markdown: string): number {
  const text = markdown.replace(/<[^>]*>|\]\([^)]*\)/g, ' ').replace(/\$\$?[^$]*\$\$?/g, ' x ');
  const characters = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const words = text.match(/[\p{Script=Latin}\d’']+/gu)?.length ?? 0;
  return words + characters / charactersPerWord;
}

/**
 * Words that a reader of a chapter sees before opening anything: the main text, captions, and predictions with their choices.
 * Left out are folds, margin notes, code and what a prediction reveals.
 */
export function countWordsInSight(markdown: string): number {
  return countWords(
    markdown
      .replace(/<(details|aside)[\s>].*?<\/\1>/gs, '')
      .replace(/^(`{3,}).*?^\1$/gms, '')
      .replace(/<pe-predict[^>]*>(.*?\n\n1\. .*?)\n\n(?!\d).*?<\/pe-predict>/gs, '$1'),
  );
}
