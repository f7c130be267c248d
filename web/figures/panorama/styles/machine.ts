import { css } from 'lit';
import { notWide } from '../../shared/styles/breakpoints.js';

/** Styles of the sentence, its answer, and the model: tiles side by side, or stacked where it is narrow. */
export const machineStyles = css`
  :host {
    --row: 1rem;
  }

  .chips {
    margin-block: 0.25rem 0;
  }

  .picture .encodings {
    margin-block: 0;
  }

  .prose {
    --lines: 2;

    margin-block: 0.25rem 0.75rem;
  }

  .machine {
    display: grid;
    grid-template-columns: max-content repeat(2, minmax(0, 1fr)) minmax(0, 3fr) repeat(3, minmax(0, 1fr));

    --drawn: calc(var(--rows) * var(--row));
  }

  .gutter {
    display: grid;
    grid-row: 1;
    grid-auto-rows: var(--row);
    align-self: end;
    margin-block-end: 0.75rem;
    padding-inline-end: 0.35rem;
    line-height: var(--row);
    text-align: end;
  }

  .gutter [data-lit],
  .row-names [data-lit],
  .column-names [data-lit] {
    color: var(--accent);
    font-weight: 600;
  }

  @container ${notWide} {
    .machine {
      grid-template-columns: max-content minmax(0, 1fr);

      --row: 0.9375rem;
    }

    .gutter {
      display: none;
    }
  }
`;
