/**
 * How a parameter gets its value from a seed: a constant, an integer or step in a range, an item of a list, or an
 * expression such as `a + b`.
 */
export type Parameter =
  | number
  | string
  | { readonly from: number; readonly to: number; readonly step?: number }
  | { readonly of: readonly (number | string)[] };

/**
 * A number computed by the core: the name of a solver (`component`), called with the parameters, or `{ of: component,
 * position: position - 1, decimals: 4 }`, which overrides some of them.
 */
export type Call =
  | string
  | {
      /** A key of `solvers`. */
      readonly of: string;
      /** Decimals in texts; default: four significant digits. */
      readonly decimals?: number;
      readonly [argument: string]: number | string | undefined;
    };

/** The figure that shows the case: a chapter, the figure's ID, and values for its attributes. */
export interface FigureCase {
  readonly chapter: string;
  readonly id: string;
  readonly [attribute: string]: number | string;
}

/**
 * The language-independent part of an exercise. Texts are replaced by empty strings, so lists keep their lengths; each
 * text is in a slot named by its path, such as `options.0.because`.
 */
export interface Spec {
  /** Unique in the tour; used in links and progress files. */
  readonly id: string;
  readonly kind: string;
  readonly title?: string;
  readonly parameters?: Readonly<Record<string, Parameter>>;
  readonly values?: Readonly<Record<string, Call>>;
  /**
   * Values and parameters that must differ as displayed, and must not match the same reply; otherwise the numbers are
   * drawn again.
   */
  readonly distinct?: readonly string[];
  readonly hints?: readonly string[];
  readonly worked: string;
  /** The section that teaches it, such as `gps#the-cliff`. */
  readonly section?: string;
  readonly figure?: FigureCase;
}

/** Short enough to be read aloud in a classroom. */
export const seedRange = { min: 1, max: 999_999, kind: 'whole' } as const;

/** Whether other seeds give other exercises. */
export function varies({ kind, parameters = {} }: Spec): boolean {
  // In code exercises, the seed determines the test calls.
  return kind === 'code' || Object.values(parameters).some((parameter) => typeof parameter === 'object');
}
