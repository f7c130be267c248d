import { noChange } from 'lit';
import { Directive, directive, type PropertyPart } from 'lit/directive.js';
import { setCommittedValue } from 'lit/directive-helpers.js';

class Typed extends Directive {
  #field: HTMLInputElement | undefined;
  #typing = false;

  render(text: string): string {
    return text;
  }

  override update(part: PropertyPart, [text]: [string]): unknown {
    const field = part.element as HTMLInputElement;
    if (this.#field !== field) this.#listen(field);
    if (this.#typing || field.value === text) return noChange;
    setCommittedValue(part); // the input may differ from what was rendered last
    return text;
  }

  /** Added before the figure's own listeners, which may render at once. */
  #listen(field: HTMLInputElement): void {
    this.#field = field;
    field.addEventListener('input', (event) => {
      this.#typing = true;
      // Text in an input method's composition is incomplete.
      if (event.isComposing) event.stopImmediatePropagation();
    });
    field.addEventListener('compositionend', () =>
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true })),
    );
    for (const done of ['change', 'blur']) field.addEventListener(done, () => (this.#typing = false));
  }
}

/**
 * The value of a text input, for `.value=${typed(text)}` before its listeners. Rendering does not overwrite text while
 * the user types. Input events during an input method's composition are held back until it ends.
 */
export const typed = directive(Typed);
