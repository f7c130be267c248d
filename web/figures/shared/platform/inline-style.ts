import { noChange } from 'lit';
import { Directive, directive, type AttributePart } from 'lit/directive.js';

class InlineStyle extends Directive {
  #last: string | undefined;

  /** For the build, which writes the attribute. */
  render(css = ''): string {
    return css;
  }

  override update({ element }: AttributePart, [css = '']: [css?: string]): typeof noChange {
    // The attribute that the build wrote is right already.
    const isNew = css !== this.#last && element.getAttribute('style') !== css;
    if (isNew) (element as unknown as ElementCSSInlineStyle).style.cssText = css;
    this.#last = css;
    return noChange;
  }
}

/**
 * The value of a `style` attribute in a template. It is set through the CSSOM, which no content security policy forbids; the
 * attribute itself would need `style-src-attr 'unsafe-inline'` from every host page. Lit's own `styleMap` writes the attribute
 * at first.
 */
export const inlineStyle = directive(InlineStyle);
