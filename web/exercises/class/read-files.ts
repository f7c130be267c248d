import type { Say } from '../../figures/shared/reader/words.js';
import type { HandedIn } from './class-table.js';
import { mostCharacters, readSummary, writeSummary } from './summary.js';
import { SummaryError } from './summary-rules.js';
import { sentenceOf } from './summary-sentence.js';

/** A file that is left out, and one sentence on why. */
export interface Left {
  readonly file: string;
  readonly why: (say: Say) => string;
}

/** The largest class: beyond it, files are left out. */
export const mostFiles = 1_000;

/**
 * Reads summaries, as many as can be understood; the rest is left out, each with its reason.
 *
 * @param known - Those that were read before: the same one is not taken twice.
 */
export async function readFiles(
  files: readonly Pick<File, 'name' | 'size' | 'text'>[],
  known: readonly HandedIn[],
): Promise<{ readonly read: HandedIn[]; readonly left: Left[] }> {
  const read: HandedIn[] = [];
  const left: Left[] = [];
  const contents = new Set(known.map(({ summary }) => writeSummary(summary)));
  for (const file of files) {
    const leave = (why: (say: Say) => string): unknown => left.push({ file: file.name, why });
    if (known.length + read.length >= mostFiles) {
      leave((say) => say('class.tooMany', { max: mostFiles }));
      continue;
    }
    try {
      const summary = readSummary(await textOf(file));
      const content = writeSummary(summary);
      if (contents.has(content)) leave((say) => say('class.same'));
      else read.push({ file: file.name, summary });
      contents.add(content);
    } catch (error) {
      leave((say) => (error instanceof SummaryError ? sentenceOf(error, say) : say('class.unreadable')));
    }
  }
  return { read, left };
}

/** The text of a file; one that is too large is not read at all. Four bytes to a character at most. */
async function textOf(file: Pick<File, 'size' | 'text'>): Promise<string> {
  if (file.size > 4 * mostCharacters)
    throw new SummaryError('tooLarge', { max: mostCharacters / 1000, value: Math.ceil(file.size / 1000) });
  return file.text();
}
