/** The names that a head can have: the place at which it looks from a pronoun, at least half of the time. */
export const kinds = ['nearest', 'nouns', 'itself'] as const;
export interface HeadKind {
  readonly kind: (typeof kinds)[number];
  /** The part of a pronoun's attention that goes there, 0.5 to 1. */
  readonly share: number;
}
/** One for each head; none where no name fits. */
export type HeadKinds = readonly (HeadKind | undefined)[];

/** Sentences that were counted for them. */
export const counted = 200;

/** As a text that comes with a model: `nearest:84,,nouns:61`. */
export const kindsText = (all: HeadKinds): string =>
  all.map((one) => (one ? `${one.kind}:${Math.round(100 * one.share)}` : '')).join();

/** Reads that text back; what is no such name counts as none. */
export function readKinds(text: string): HeadKinds {
  return text.split(',').map((part) => {
    const [name, percent] = part.split(':');
    const kind = kinds.find((some) => some === name);
    return kind && { kind, share: Number(percent) / 100 };
  });
}
