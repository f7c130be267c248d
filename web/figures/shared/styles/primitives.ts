import { css } from 'lit';
import { medium } from './breakpoints.js';

/** What figures are made of. README.md shows each with its markup. */
export const primitives = css`
  /* Words. */
  .soft {
    color: var(--ink-soft);
  }

  .small {
    font-size: 0.8125rem;
  }

  .tiny {
    font-size: 0.75rem;
  }

  .prose {
    font: 1.0625rem/1.5 var(--font-text);
  }

  .reading {
    max-inline-size: 42rem;
  }

  .refusal {
    color: var(--warning);
    overflow-wrap: anywhere;
  }

  /* The one way to reserve room for text that changes: a number of lines, in narrow and in wider figures. */
  .reading,
  .reserve {
    min-block-size: calc(var(--lines, 1) * 1lh);
  }

  @container ${medium} {
    .reading,
    .reserve {
      min-block-size: calc(var(--wide-lines, var(--lines, 1)) * 1lh);
    }
  }

  /* Layout. */
  .cluster {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1rem;
    align-items: center;
  }

  .fill {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
  }

  /* Next to a line: warnings, remarks, details. */
  .aside {
    padding-inline-start: 0.75rem;
    border-inline-start: 2px solid var(--hairline);
  }

  .aside.warning {
    border-inline-start: 3px solid var(--warning);
  }

  /* Drawings. */
  .frame {
    fill: none;
    stroke: var(--hairline);
  }

  :is(.drawing, .sample, svg[preserveAspectRatio='none']) path {
    vector-effect: non-scaling-stroke;
  }
`;

/** Names with their values: in a row, or one a line. */
export const factStyles = css`
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem 1.75rem;
  }

  .facts dt {
    color: var(--ink-soft);
    font-size: 0.75rem;
  }

  .facts.ruled {
    display: block;
  }

  .facts.ruled div {
    display: flex;
    gap: 1rem;
    justify-content: space-between;
    padding-block: 0.2rem;
    border-block-end: 1px solid var(--hairline);
  }

  .facts.ruled dt {
    font-size: inherit;
  }
`;

/** The meaning of a picture's marks, in a line below it that begins where a plot does, and names in the colours of hands. */
export const legendStyles = css`
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    margin: 0 0 0.5rem 2.75rem;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .legend > span {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
  }

  .legend i {
    flex: none;
    box-sizing: border-box;
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }

  .named {
    border-block-end: 2px solid var(--hand);
    color: var(--ink);
    font-weight: 600;
  }
`;

/** What is dragged. */
export const gripStyles = css`
  /* A ring on its point, with the touch target of a finger. */
  .grip {
    position: absolute;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    translate: -50% -50%;
    cursor: grab;
    touch-action: none;
  }

  .grip::before {
    content: '';
    position: absolute;
    inset: 0.75rem;
    border: 3px solid var(--accent);
    border-radius: 50%;
    background: var(--paper);
  }
`;
