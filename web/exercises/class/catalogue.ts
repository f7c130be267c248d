/** The number and the title of an exercise: 3.1, The other shadow. */
export interface Named {
  readonly number: string;
  readonly title: string;
}

/** The exercises of the tour by their ids, in their order. */
export type Catalogue = ReadonlyMap<string, Named>;

/** 3.1 The other shadow; of one that this tour does not have, its id. */
export function nameOf(exercise: string, catalogue: Catalogue): string {
  const named = catalogue.get(exercise);
  return named ? `${named.number} ${named.title}` : exercise;
}
