import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Absolute paths of the repository's folders. */
export const paths = {
  root: at('../..'),
  web: at('..'),
  figures: at('../figures'),
  content: at('../content'),
  site: at('../app'),
  embed: at('../embed'),
  dist: at('../../dist'),
  /** The build in progress. It replaces dist/ when complete, so that nobody reads a partial build. */
  next: at('../../build/site/next'),
  /** Prerender data that takes seconds, by a hash of its inputs. */
  prepared: at('../../build/site/prepared'),
  /** Preview images: a folder per figure, a file per language. */
  pictures: at('../../build/pictures'),
  /** Webfonts, by a hash of their inputs. */
  fonts: at('../../build/site/fonts'),
  /** Social images, by a hash of their content. */
  cards: at('../../build/site/cards'),
  /** Compressed files of dist, by a hash of their content. */
  compressed: at('../../build/site/compressed'),
  /** Server configurations for the site. */
  hosts: at('../../build/hosts'),
  wasm: at('../../build/wasm'),
  /** The program that prints the tables of the C++ core. */
  tables: at('../../build/native/print_tables'),
  /** The wasm modules of the development server, once C++ is edited. */
  devWasm: at('../../build/dev'),
  /** The entry points of the npm package, the modules made of content and wasm, and the folder that is published. */
  entries: at('../package'),
  packageSources: at('../../build/package-sources'),
  package: at('../../build/package'),
  stamp: at('../../build/site/stamp.txt'),
  modules: at('../../node_modules'),
} as const;
