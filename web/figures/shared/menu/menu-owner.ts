import type { TemplateResult } from 'lit';

/** What a menu needs from its figure. */
export interface MenuOwner {
  readonly name: () => string;
  /** The numbers behind the picture. */
  readonly table: () => TemplateResult;
  /** Resets the figure to its attributes. */
  readonly reset: () => void;
}
