import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The folders of the repository on disk, absolute. */
export const paths = {
  root: at('../..'),
  web: at('..'),
  figures: at('../figures'),
  content: at('../content'),
  site: at('../app'),
  embed: at('../embed'),
  dist: at('../../dist'),
  /** A build in the making. It becomes dist/ when it is whole, so who reads dist/ meanwhile never sees half of one. */
  next: at('../../build/site/next'),
  /** First runs of figures that take seconds, by a hash of what they are made from. */
  prepared: at('../../build/site/prepared'),
  /** A folder per figure, with its picture in each language. */
  pictures: at('../../build/pictures'),
  /** Cards that were drawn, by a hash of what is on them. */
  cards: at('../../build/site/cards'),
  /** The compressed files of dist, by a hash of their content. */
  compressed: at('../../build/site/compressed'),
  /** Settings for servers of the site. */
  hosts: at('../../build/hosts'),
  wasm: at('../../build/wasm'),
  /** The wasm modules of the development server, where C++ was edited. */
  devWasm: at('../../build/dev'),
  /** The entries of the npm package, and the folder that becomes it. */
  entries: at('../package'),
  package: at('../../build/package'),
  stamp: at('../../build/site/stamp.txt'),
  modules: at('../../node_modules'),
} as const;
