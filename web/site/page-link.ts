import type { Figure } from '../figures/parts/figure.js';
import { ownFields } from '../figures/parts/own-fields.js';

/** The page keeps its own URL up to date; the link adds what the figure shows of its own, and has it as its target. */
export function pageLink(figure: Figure): string {
  const url = new URL(location.href);
  for (const name of [...url.searchParams.keys()].filter((key) => key.startsWith(`${figure.id}.`)))
    url.searchParams.delete(name);
  for (const [name, text] of ownFields(figure)) url.searchParams.set(`${figure.id}.${name}`, text);
  url.hash = figure.id;
  return url.href;
}
