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
 * Whether a radio button or checkbox is checked: `?checked=${checked(on)}`. Sets the attribute on the server, where a
 * property would render as `checked="false"` (on), and the property in the browser, where a click may have changed it.
 */
export const checked = directive(Checked);
