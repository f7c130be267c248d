import { attributeName } from '../../../web/figures/shared/manifest/parameters.js';
import { blockTags, manifests } from '../../support/figure-tags.js';

const blocks = manifests.filter(({ tag }) => blockTags.includes(tag));

/**
 * The figures that are blocks in other sites' pages, by tag and view, named like their heights: `pe-clock` for the
 * first view, `pe-clock row` for others.
 */
export const embeddedPictures: readonly string[] = blocks.flatMap(({ tag, parameters, views }) => {
  const choice = parameters[views ?? ''];
  const others = choice?.kind === 'choice' ? choice.words.slice(1) : [];
  return [tag, ...others.map((view) => `${tag} ${view}`)];
});

/** The attribute that selects another picture of a figure, usually `view`. */
export const viewAttributes: ReadonlyMap<string, string> = new Map(
  blocks.flatMap(({ tag, parameters, views }) => {
    const choice = parameters[views ?? ''];
    return views && choice ? [[tag, attributeName(views, choice)] as const] : [];
  }),
);
