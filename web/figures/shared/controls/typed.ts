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
    setCommittedValue(part); // the field may say something else than what was drawn last
    return text;
  }

  /** Before the figure hears of it, which may draw at once. */
  #listen(field: HTMLInputElement): void {
    this.#field = field;
    field.addEventListener('input', (event) => {
      this.#typing = true;
      // Letters of which an input method will make Chinese are no text yet.
      if (event.isComposing) event.stopImmediatePropagation();
    });
    field.addEventListener('compositionend', () =>
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true })),
    );
    for (const done of ['change', 'blur']) field.addEventListener(done, () => (this.#typing = false));
  }
}

/**
 * The text of a field, for `.value=${typed(text)}` in front of its listeners. A text that is being typed stays, however
 * often the figure is drawn meanwhile: a pointer may pass it, or a clock run. One that an input method composes is told
 * when it is whole.
 */
export const typed = directive(Typed);
