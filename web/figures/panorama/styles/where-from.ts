import { css } from 'lit';
import { notWide } from '../../shared/styles/breakpoints.js';

/** Styles of the explanation panel. */
export const whereFromStyles = css`
  /* Reserves space for the longest text, so that hovering does not shift the layout. */
  .from {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 0 2rem;
    margin-block-start: 0.6rem;
    padding-block-start: 0.4rem;
    border-block-start: 1px solid var(--hairline);
    min-block-size: 8.25rem;
  }

  .explanation:last-child {
    grid-column: 1 / -1;
  }

  .asked {
    font-size: 0.9375rem;
  }

  .asked .value {
    color: var(--accent);
    font-weight: 600;
  }

  .explanation .formula {
    margin-block: 0.15rem;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
  }

  .strips {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    grid-template-rows: 1.25rem 1.25rem 3.25rem;
    gap: 0.35rem 0.6rem;
    align-content: start;
    align-items: center;
  }

  .strip-name {
    max-inline-size: 9rem;
    line-height: 1.2;
    text-align: end;
  }

  .strip-line {
    block-size: 100%;
  }

  .bars .up {
    fill: var(--positive-deep);
  }

  .bars .down {
    fill: var(--negative-deep);
  }

  @container ${notWide} {
    .from {
      grid-template-columns: minmax(0, 1fr);
      row-gap: 0.5rem;
      min-block-size: 9rem;
      align-content: start;
    }
  }
`;
