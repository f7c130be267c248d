import type { TemplateResult } from 'lit';

/** The services that a menu can ask of the figure in whose corner it is. */
export interface MenuOwner {
  readonly name: () => string;
  /** The numbers behind the picture. */
  readonly table: () => TemplateResult;
  /** Back to how the page showed it first. */
  readonly reset: () => void;
}
