import { manifests } from '../../../web/build/figures/manifests.js';

const blocks = manifests.filter(({ stands }) => stands === 'block');

/** The figures that stand in other people's pages on lines of their own. */
export const embeddedTags: readonly string[] = blocks.map(({ tag }) => tag);

/** Their pictures, by tag and view, as their rooms are named: `pe-clock`, which shows the first view, and `pe-clock row`. */
export const embeddedPictures: readonly string[] = blocks.flatMap(({ tag, parameters, views }) => {
  const choice = parameters[views ?? ''];
  const others = choice?.kind === 'choice' ? choice.words.slice(1) : [];
  return [tag, ...others.map((view) => `${tag} ${view}`)];
});
