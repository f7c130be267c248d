import { exerciseFiles } from '../exercises/files.js';
import { manifests } from '../figures/manifests.js';
import { original } from '../pages/addresses.js';

/** The table of the package's README: a row for each tag, with the first sentence of what its manifest says. */
export const figureTable = (): string =>
  ['| tag | shows |', '| --- | --- |']
    .concat(manifests.map(({ tag, summary }) => `| \`${tag}\` | ${/^.*?\.(?= |$)/.exec(summary)?.[0] ?? summary} |`))
    .join('\n');

/** The names of the exercises, as the attribute of `pe-exercise` has them: a line for each chapter. */
export const exerciseList = (): string =>
  exerciseFiles()
    .filter(({ language, exercises }) => language === original && exercises.length > 0)
    .map(({ slug, exercises }) => `- ${slug}: ${exercises.map(({ spec: { id } }) => `\`${id}\``).join(', ')}`)
    .join('\n');
