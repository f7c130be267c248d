import { Directive, directive, type BooleanAttributePart } from 'lit/directive.js';

class Checked extends Directive {
  render(on: boolean): boolean {
    return on;
  }

  override update({ element }: BooleanAttributePart, [on]: [boolean]): boolean {
    (element as HTMLInputElement).checked = on;
    return on;
  }
}

/**
 * Whether a radio button or a switch is on, for `?checked=${checked(on)}`. The attribute is for the picture that the build draws,
 * where a property would be written as `checked="false"`, which is on; the property is what a reader's click has changed.
 */
export const checked = directive(Checked);
