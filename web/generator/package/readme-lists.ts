import { exerciseFiles } from '../exercises/files.js';
import { firstSentence } from '../figures/figure-attributes.js';
import { manifests } from '../figures/manifests.js';
import { original } from '../pages/addresses.js';

/** The table in the package's README: a row per tag, with the first sentence of its summary. */
export const figureTable = (): string =>
  ['| tag | shows |', '| --- | --- |']
    .concat(manifests.map(({ tag, summary }) => `| \`${tag}\` | ${firstSentence(summary)} |`))
    .join('\n');

/** The ids of the exercises, as `pe-exercise` takes them: a line per chapter. */
export const exerciseList = (): string =>
  exerciseFiles()
    .filter(({ language, exercises }) => language === original && exercises.length > 0)
    .map(({ slug, exercises }) => `- ${slug}: ${exercises.map(({ spec: { id } }) => `\`${id}\``).join(', ')}`)
    .join('\n');
