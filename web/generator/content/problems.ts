/** An error in the content. */
export interface Problem {
  /** Relative to the repository. */
  readonly file: string;
  readonly line?: number;
  readonly message: string;
}

/** Formats a problem so that editors link it: `web/content/en/cover.md:12: unknown figure <pe-clok>`. */
export function problemText({ file, line, message }: Problem): string {
  return line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`;
}

/** Aborts the build and lists all problems. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(problemText).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}
