/** Something an author must mend, with the place where it is. */
export interface Problem {
  /** Relative to the repository. */
  readonly file: string;
  readonly line?: number;
  readonly message: string;
}

/** `web/content/en/cover.md:12: unknown figure <pe-clok>`, as editors make it a link. */
export function problemText({ file, line, message }: Problem): string {
  return line === undefined ? `${file}: ${message}` : `${file}:${line}: ${message}`;
}

/** Stops the build; its message lists every problem found. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map(problemText).join('\n'));
    this.name = 'ContentError';
    this.problems = problems;
  }
}
