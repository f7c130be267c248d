import { manifests } from '../figures/manifests.js';

/** The table of the package's README: a row for each tag, with the first sentence of what its manifest says. */
export const figureTable = (): string =>
  ['| tag | shows |', '| --- | --- |']
    .concat(manifests.map(({ tag, summary }) => `| \`${tag}\` | ${/^.*?\.(?= |$)/.exec(summary)?.[0] ?? summary} |`))
    .join('\n');
