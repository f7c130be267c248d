/** A sheet as plain text. The name tells the build to leave out what only its authors read. */
const css = String.raw;

/**
 * The figure stands in a block that no rule of the host's page reaches: what a page hands down to its elements ends here, but for
 * the typeface, the colour scheme, the width, and whether there is anything to see or to point at: what a host hides stays hidden.
 * Inside a sentence everything is the sentence's.
 */
export const shellStyles = (display: 'block' | 'inline'): string => css`
  /* A host may hide it, by a class or a style, so this gives way. */
  :host {
    display: ${display};
  }

  :host([hidden]) {
    display: none !important;
  }

  :host([theme='light']) {
    color-scheme: light !important;
  }

  :host([theme='dark']) {
    color-scheme: dark !important;
  }

  .block {
    all: initial;
    display: block;

    /* Whatever else a host makes of the tag, the figure fills it. */
    flex: 1;
    align-self: stretch;
    direction: ltr;
    unicode-bidi: isolate;
    color-scheme: inherit;
    font-family: inherit;
    line-height: 1.5;
    visibility: inherit;
    pointer-events: inherit;

    /* Its initial value is that of the page around it, which may forbid readers to copy. */
    -webkit-user-select: text;
    user-select: text;
  }

  /*
 * Figures have no width of their own. Where a host asks for one, in a flex row, a float or a cell of a table, these say that three
 * narrow columns would be welcome and that one is needed.
 */
  .column {
    all: initial;
    float: left;
    direction: ltr;
    flex: 0 0 0;
    min-inline-size: 0;
    inline-size: 17.5em;
    max-inline-size: 100%;
  }

  /* Room for what is to come, so that the text below does not move: the picture and its controls, above the caption. */
  .reserved {
    padding-block-start: max(0px, calc(var(--reserved-height, 28em) - 0.75em));
  }

  /* The figure itself, until it has something to show. */
  .reserved > .caption ~ * {
    display: none;
  }

  .reserved > .caption {
    margin-block: 0.8em 0;
  }

  /* The caption of a sleeping figure stays where it was, for who searches the page. */
  .detached {
    position: relative;
  }

  .detached > .caption {
    position: absolute;
  }

  .block > .caption {
    max-inline-size: 44.8em;
    color: light-dark(#5f5b54, #a7a49c);
    font-size: 0.9375em;
    line-height: 1.4;
  }

  .inline {
    display: contents;
  }

  .fault {
    margin: 0 0 12px;
    padding-inline-start: 12px;
    border-inline-start: 3px solid light-dark(#c1371d, #ff7a5c);
    color: light-dark(#1d1c1a, #e9e6df);
    font:
      15px/1.5 system-ui,
      sans-serif;
  }

  .fault a {
    color: inherit;
  }
`;
