import { css } from 'lit';

export const orderStyles = css`
  .items {
    position: relative;
    margin-block: 0.25rem;
    border-block-start: 1px solid var(--hairline);
  }

  .items > li {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr) 2.75rem 2.75rem;
    align-items: center;
    min-block-size: 2.9rem;
    border-block-end: 1px solid var(--hairline);
    background: var(--paper);
    font: 1.0625rem/1.4 var(--font-text);
  }

  .items > li[data-held] {
    position: relative;
    z-index: 1;
    box-shadow: 0 0.4rem 1rem -0.5rem rgb(0 0 0 / 40%);
  }

  .grip {
    display: grid;
    align-items: center;
    block-size: 2.75rem;
    cursor: grab;
    touch-action: none;
    user-select: none;
  }

  [data-held] .grip {
    cursor: grabbing;
  }

  @media print {
    .grip {
      visibility: hidden;
    }

    /* A blank line for a handwritten answer (print). */
    .items > li::after {
      content: '';
      grid-column: 3 / span 2;
      align-self: end;
      margin-block-end: 0.6rem;
      border-block-end: 1px solid var(--ink);
    }
  }

  .items > li[data-wrong='true'] .text {
    text-decoration: underline dotted var(--accent) 2px;
    text-underline-offset: 0.35em;
  }
`;
