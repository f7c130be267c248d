/** Names for heads: where at least half of a pronoun's attention goes. */
export const kinds = ['nearest', 'nouns', 'itself'] as const;
export interface HeadKind {
  readonly kind: (typeof kinds)[number];
  /** The fraction of a pronoun's attention that goes there, 0.5 to 1. */
  readonly share: number;
}
/** One per head; undefined if no name fits. */
export type HeadKinds = readonly (HeadKind | undefined)[];

/** The number of sentences used to classify heads. */
export const counted = 200;

/** Serializes the kinds, to be stored with a model: `nearest:84,,nouns:61`. */
export const kindsText = (all: HeadKinds): string =>
  all.map((one) => (one ? `${one.kind}:${Math.round(100 * one.share)}` : '')).join();

/** Parses `kindsText()`; unknown names become undefined. */
export function readKinds(text: string): HeadKinds {
  return text.split(',').map((part) => {
    const [name, percent] = part.split(':');
    const kind = kinds.find((some) => some === name);
    return kind && { kind, share: Number(percent) / 100 };
  });
}
