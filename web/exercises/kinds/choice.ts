import { flag, listOf, optional, phrase, record, text } from '../format.js';
import type { Spec } from '../base/spec.js';

/** One right option, or several. */
export interface ChoiceSpec extends Spec {
  /** Boxes to tick, of which any number may be right; without it one option only is. */
  readonly several?: boolean;
  /** They stand as they are in the file, instead of in an order of the seed's. */
  readonly fixed?: boolean;
  readonly options: readonly { readonly text: string; readonly right: boolean; readonly because: string }[];
}

export const choiceFields = {
  several: optional(flag),
  fixed: optional(flag),
  options: listOf(record({ text: phrase, right: flag, because: text }), 2, 7),
};
