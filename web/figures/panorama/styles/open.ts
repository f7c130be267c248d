import { css } from 'lit';
import { notWide } from '../../shared/styles/breakpoints.js';

/** Styles of an open block: its description, and its matrices in a row. */
export const openStyles = css`
  .open {
    grid-row: 2;
    grid-column: 1 / -1;
    padding: 0.5rem 0.75rem 0.75rem;
    background: color-mix(in oklch, var(--ink) 5%, transparent);
  }

  .what {
    margin-block-end: 0.5rem;
    max-inline-size: 60rem;
  }

  .steps {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 0.45rem;
    align-items: end;
  }

  @container ${notWide} {
    .open {
      grid-row: auto;
    }
  }
`;
