import { css } from 'lit';
import { notWide } from '../shared/styles/breakpoints.js';

export const heatMapStyles = css`
  .map {
    display: grid;
    grid-template: 'corner top' auto 'side pixels' auto / auto minmax(0, 1fr);
  }

  .pixels {
    grid-area: pixels;
    position: relative;
    overflow: hidden;
    block-size: clamp(16rem, 52cqi, 34rem);
    cursor: crosshair;
  }

  .pixels:focus-visible {
    outline-offset: 3px;
  }

  .row-mark,
  .column-mark {
    position: absolute;
    pointer-events: none;
  }

  .row-mark {
    inset-inline: 0;
    border-block-start: 2px solid var(--accent);
    filter: drop-shadow(0 0 1px var(--paper));
  }

  .column-mark {
    inset-block: 0;
    border-inline-start: 2px dashed #fff;
    filter: drop-shadow(0 0 1px #000) drop-shadow(0 0 1px #000);
  }

  .cursor {
    position: absolute;
    inline-size: 0.8rem;
    block-size: 0.8rem;
    border: 2px solid #fff;
    border-radius: 50%;
    outline: 1.5px solid #000;
    pointer-events: none;
    translate: -50% -50%;
  }

  .under {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0.25rem 0.9rem;
    align-items: start;
    margin-block-start: 0.5rem;
  }

  .cell {
    --lines: 3;
    --wide-lines: 2;
  }

  .dial {
    inline-size: 3.2rem;
  }

  .scale {
    display: grid;
    grid-template-columns: auto 9rem auto;
    gap: 0.5rem;
    align-items: center;
  }

  .scale img {
    inline-size: 100%;
    block-size: 0.7rem;
  }

  .sections {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0 2rem;
    margin-block-start: 1rem;
  }

  /* Titles of one or two lines: curves start at the same height. */
  .section {
    --plot-height: 6.5rem;

    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    row-gap: 0;
  }

  .cut {
    padding: 0.25rem 1rem 3rem 2rem;
  }

  .section p {
    align-self: end;
    margin-block-end: 0.25rem;
  }

  @container ${notWide} {
    .under {
      grid-template-columns: auto minmax(0, 1fr);
    }

    .scale {
      grid-column: 1 / -1;
      justify-content: end;
    }

    .sections {
      grid-template-columns: minmax(0, 1fr);
    }

    .section p {
      margin-block-start: 0.75rem;
    }
  }
`;
