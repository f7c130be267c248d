import { execFileSync } from 'node:child_process';

import { root } from './processes.js';

/**
 * The part of a suite that a change can reach: all of it, nothing, or what these words more on its command line choose.
 */
export type Reach = 'all' | 'nothing' | readonly string[];

const git = (...words: readonly string[]): string =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

function first(...tries: readonly (readonly string[])[]): string {
  for (const words of tries) {
    try {
      return git(...words);
    } catch {
      // There is no such branch; the next one may be there.
    }
  }
  throw new Error('git finds no commit to compare with: npm test -- --changed=COMMIT names one');
}

/** The commit that a change began at: where this branch left the one that it follows, or main, else the one before. */
export function baseOfChange(named?: string): string {
  if (named !== undefined) return git('rev-parse', '--verify', `${named}^{commit}`);
  const head = git('rev-parse', 'HEAD');
  const base = first(
    ['merge-base', 'HEAD', '@{upstream}'],
    ['merge-base', 'HEAD', 'origin/main'],
    ['merge-base', 'HEAD', 'main'],
  );
  return base === head && git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD~') : base;
}

/** Paths that differ from a commit, those not committed and not yet known to git included. */
export const changedSince = (base: string): string[] =>
  [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')].flatMap((list) =>
    list.split('\n').filter(Boolean),
  );

/** The files that every suite may see: its packages and settings, and those that run it. */
const everywhere =
  /^(?:package(?:-lock)?\.json|setup\.mjs|tsconfig[^/]*\.json|vitest\.config\.ts|tests\/(?:run|harness\/(?!.*\.test\.ts))[^/]*\.ts)/;
const cpp = /^(?:cpp\/(?!bench)|CMake)/;
/** Text for people who read the code. */
const silent = /(?:^|\/)README\.md$|^(?:LICENSE|CHANGELOG|\.git|\.prettier|eslint\.config)/;

interface Rule {
  /** The files that reach all of a suite. */
  readonly all: RegExp;
  /** The files that reach a part of it, and the words that choose this part. */
  readonly part?: readonly [RegExp, (base: string) => readonly string[]];
}

const web = /^web\//;
const rules: Readonly<Record<string, Rule>> = {
  native: { all: /^(?:cpp\/(?:core|cmake|example)|tests\/(?:core|fuzz|library)|CMake)/ },
  'native-sanitized': { all: /^(?:cpp\/core|tests\/(?:core|fuzz)|CMake)/ },
  wasm: { all: /^(?:cpp\/(?:core|cmake)|tests\/core|CMake)/ },
  seam: { all: /^(?:cpp\/(?!bench)|CMake|web\/core|tests\/seam)/ },
  // What a module imports is known; what it reads (content, the core) is not.
  web: {
    all: /^(?:cpp|CMake|web\/content|web\/.*(?<!\.ts)$)/,
    part: [/^(?:web|tests\/(?:web|harness))\//, (base) => ['--changed', base]],
  },
  // What a page shows can depend on all of web/; a change of the tests alone reaches those that import it.
  pages: {
    all: /^(?:cpp\/(?!bench)|CMake|web\/|playwright\.config)/,
    part: [/^tests\/pages\//, (base) => [`--only-changed=${base}`]],
  },
  package: {
    all: /^(?:cpp\/(?!bench)|CMake|web\/(?!site|build\/pages)|tests\/(?:package|bundlers)|tests\/pages\/exercises\/exercise-drivers)/,
  },
  // Figures and texts are drawn there by the code of the build, which other suites test.
  dev: { all: /^(?:cpp\/core|CMake|web\/(?:build|site)|tests\/dev)/ },
  engines: { all: new RegExp(`${cpp.source}|${web.source}|^tests/engines/`) },
  blogs: {
    all: new RegExp(`${cpp.source}|${web.source}|^tests/(?:engines|blogs)/|^tests/pages/exercises/exercise-drivers`),
  },
};

/** The part of a suite that these changes since a commit can reach. */
export function reachOf(suite: string, changed: readonly string[], base: string): Reach {
  const rule = rules[suite];
  const heard = changed.filter((path) => !silent.test(path));
  if (!rule || heard.some((path) => everywhere.test(path) || rule.all.test(path))) return 'all';
  const [within, words] = rule.part ?? [];
  return within && words && heard.some((path) => within.test(path)) ? words(base) : 'nothing';
}
