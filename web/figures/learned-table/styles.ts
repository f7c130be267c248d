import { css } from 'lit';
import { wide } from '../shared/styles/breakpoints.js';

/** Matrix and plane are side by side on every screen, because moving in one changes the other. */
export const learnedTableStyles = css`
  :host {
    --way: color-mix(in srgb, var(--ink-soft) 35%, transparent);
  }

  .tables {
    display: grid;
    gap: 1rem 2.5rem;
    margin-block-start: 0.5rem;
  }

  .pair {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 clamp(0.75rem, 5cqi, 3rem);
  }

  .table-name {
    grid-column: 1 / -1;
    font-weight: 600;
  }

  figure {
    display: flex;
    flex-direction: column;
    justify-content: end;
  }

  figcaption {
    line-height: 1.25;
  }

  .plot.square {
    padding: 1.75rem 0 1.75rem 1.5rem;
  }

  .square .box {
    aspect-ratio: 1;
    block-size: auto;
    outline: 1px solid var(--hairline);
  }

  .plane .fill {
    cursor: crosshair;
  }

  /* Points glide between the stored steps of a run that is played. */
  .playing .plane path {
    transition: d 0.2s linear;
  }

  .verdict {
    --lines: 2;
    --wide-lines: 1;
  }

  .time pe-number-field {
    flex: 1;
  }

  @container ${wide} {
    .tables.compared {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
