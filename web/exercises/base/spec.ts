/** The ways in which a parameter gets its value from a seed: a constant, a whole number or step in a range, one of a list, or `a + b`. */
export type Parameter =
  | number
  | string
  | { readonly from: number; readonly to: number; readonly step?: number }
  | { readonly of: readonly (number | string)[] };

/**
 * A number that the core computes: `component`, the name of an answer with the parameters as they are, or
 * `{ of: component, position: position - 1, decimals: 4 }` with some of them changed.
 */
export type Call =
  | string
  | {
      /** A name of `answers`. */
      readonly of: string;
      /** The way in which it is written in texts: decimals, or else four significant digits. */
      readonly decimals?: number;
      readonly [argument: string]: number | string | undefined;
    };

/** The figure that shows the case: an anchor of a chapter, and what the figure's attributes are set to. */
export interface FigureCase {
  readonly chapter: string;
  readonly id: string;
  readonly [attribute: string]: number | string;
}

/**
 * The description of an exercise without its texts: the same in every language. In the place of a text of the content
 * there is an empty string here, so lists keep their lengths; the text itself stands in the page, in a slot named after
 * its path (`options.0.because`).
 */
export interface Spec {
  /** Unique in the tour; part of links and of progress files. */
  readonly id: string;
  readonly kind: string;
  readonly title?: string;
  readonly parameters?: Readonly<Record<string, Parameter>>;
  readonly values?: Readonly<Record<string, Call>>;
  /** Values and parameters of which no two may read the same, nor both fit one reply: a seed that makes them so is drawn again. */
  readonly distinct?: readonly string[];
  readonly hints?: readonly string[];
  readonly worked: string;
  /** The section that teaches it, `gps#the-cliff`. */
  readonly section?: string;
  readonly figure?: FigureCase;
}

/** Seeds are short enough to be read out in a classroom. */
export const seedRange = { min: 1, max: 999_999, kind: 'whole' } as const;

/** Whether another seed makes another exercise. */
export function varies({ kind, parameters = {} }: Spec): boolean {
  // The calls of a function to write are drawn by the seed itself.
  return kind === 'code' || Object.values(parameters).some((parameter) => typeof parameter === 'object');
}
