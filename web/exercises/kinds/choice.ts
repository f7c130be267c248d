import { flag, listOf, optional, phrase, record, text } from '../format.js';
import type { Spec } from '../base/spec.js';

export interface ChoiceSpec extends Spec {
  /** Checkboxes, with any number of right options; otherwise radio buttons, with exactly one. */
  readonly several?: boolean;
  /** Keeps the order of the file instead of shuffling. */
  readonly fixed?: boolean;
  readonly options: readonly { readonly text: string; readonly right: boolean; readonly because: string }[];
}

export const choiceFields = {
  several: optional(flag),
  fixed: optional(flag),
  options: listOf(record({ text: phrase, right: flag, because: text }), 2, 7),
};
