import { attributeName } from '../../../web/figures/shared/manifest/parameters.js';
import { blockTags, manifests } from '../../support/figure-tags.js';

const blocks = manifests.filter(({ tag }) => blockTags.includes(tag));

/** The pictures of figures that stand in other people's pages on lines of their own, by tag and view, as their heights are named: `pe-clock`, which shows the first view, and `pe-clock row`. */
export const embeddedPictures: readonly string[] = blocks.flatMap(({ tag, parameters, views }) => {
  const choice = parameters[views ?? ''];
  const others = choice?.kind === 'choice' ? choice.words.slice(1) : [];
  return [tag, ...others.map((view) => `${tag} ${view}`)];
});

/** The attribute that makes another picture of a figure: `view` of most that have one. */
export const viewAttributes: ReadonlyMap<string, string> = new Map(
  blocks.flatMap(({ tag, parameters, views }) => {
    const choice = parameters[views ?? ''];
    return views && choice ? [[tag, attributeName(views, choice)] as const] : [];
  }),
);
