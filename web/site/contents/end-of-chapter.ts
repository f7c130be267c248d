/** What follows the text of a chapter. */
export const endOfChapter = 'article > section.exercises, .pager';
