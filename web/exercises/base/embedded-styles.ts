import { css } from 'lit';

/** Styles for the texts of an embedded exercise; in the tour, the page's style sheet covers them. */
export const exerciseTextStyles = css`
  :host {
    display: block;
  }

  [slot] {
    overflow-wrap: break-word;
  }

  [slot] p,
  [slot] ul,
  [slot] ol {
    margin: 0;
  }

  [slot] > * + * {
    margin-block-start: 0.6em;
  }

  math[display='block'] {
    overflow-x: auto;
    margin-block: 0.6em;
  }

  code {
    font-family: ui-monospace, 'Cascadia Mono', 'SF Mono', Menlo, 'DejaVu Sans Mono', monospace;
    font-size: 0.9em;
  }

  a {
    color: inherit;
  }

  .fault {
    margin: 0 0 0.75rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid light-dark(#c1371d, #ff7a5c);
    color: light-dark(#1d1c1a, #e9e6df);
    font:
      0.9375rem/1.5 system-ui,
      sans-serif;
  }

  .caption {
    color: light-dark(#5f5b54, #a7a49c);
    font-size: 0.9375rem;
  }
`;
