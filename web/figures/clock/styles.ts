import { css } from 'lit';
import { medium, wide } from '../shared/styles/breakpoints.js';

/** Styles of the clock: dial and numbers side by side, or stacked if narrow. */
export const clockStyles = css`
  .clock {
    display: grid;
    grid-template: 'now' auto 'dials' auto 'read' auto / minmax(0, 1fr);
    gap: 0.25rem 3rem;
    align-items: start;
  }

  .dials {
    grid-area: dials;
  }

  .now {
    grid-area: now;
    display: flex;
    gap: 0.75rem;
    align-items: baseline;
    color: var(--ink-soft);
  }

  .now:has(.dashed) {
    flex-wrap: wrap;
  }

  .now .dashed {
    inline-size: 100%;
    color: var(--ink);
  }

  .now strong {
    color: var(--accent);
    font-weight: 300;

    /* The longest position (17 characters) fits next to its label and in the column. */
    font-size: min(clamp(2.25rem, 9cqi, 4.5rem), (100cqi - 5rem) / (0.62 * var(--characters)));
    letter-spacing: -0.02em;
    line-height: 1;
  }

  .many {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 1.25rem clamp(0.5rem, 2cqi, 1.5rem);
    margin-block-start: 0.75rem;
    text-align: center;
  }

  .one {
    display: grid;
    line-height: 1.35;
    user-select: none;
  }

  .one .bead {
    stroke-width: 4;
  }

  .one .ghost {
    stroke-width: 3;
    stroke-dasharray: 8 6;
  }

  .one b {
    justify-self: center;
    padding-inline: 0.3em;
    border-block-end: 2px solid transparent;
    color: var(--ink);
    font-weight: 600;
  }

  .one.selected b {
    border-block-end-color: var(--ink);
  }

  .some {
    margin-block: 0.75rem;
  }

  .read {
    grid-area: read;
    min-inline-size: 0;
  }

  .hand-name {
    gap: 0 0.75rem;
    align-items: baseline;
    margin-block-end: 0.25rem;
    padding-block-end: 0.3rem;
    border-block-end: 2px solid var(--hand);
  }

  .hand-name b {
    font-size: 1.0625rem;
    font-weight: 600;
  }

  dt {
    color: var(--ink-soft);
  }

  .read dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 0.35rem 1rem;
  }

  dd {
    white-space: nowrap;
  }

  .also {
    margin-inline-start: 0.35em;
  }

  .alike {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 2rem;
    margin-block-start: 0.5rem;
  }

  .alike div {
    display: flex;
    gap: 0.5rem;
  }

  .alike dd {
    min-inline-size: 4.5em;
  }

  /* Keeps sine and cosine side by side if only two columns fit. */
  .read .angle {
    grid-column: 1 / -1;
  }

  @container ${medium} {
    .read dl {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }

    .read .angle {
      grid-column: auto;
    }
  }

  /* The column width of most blogs. */
  @container ${medium} {
    .clock.dial {
      --side: 13.5rem;

      grid-template: 'dials now' 1fr 'dials read' 1.2fr / minmax(0, var(--pe-dial, 24rem)) minmax(var(--side), 1fr);
      column-gap: 1.5rem;
    }

    .clock.dial .now {
      display: block;
      align-self: end;
      margin-block-end: 1.5rem;
    }

    .clock.dial .now strong {
      display: block;
      font-size: min(clamp(2.25rem, 9cqi, 4.5rem), var(--side) / (0.62 * var(--characters)));
      margin-block-start: 0.25rem;
    }

    .clock.dial dl {
      display: block;
    }

    .clock.dial dl div {
      display: flex;
      justify-content: space-between;
      padding-block: 0.2rem;
      border-block-end: 1px solid var(--hairline);
    }

    /* On slides the position takes one line, so that the numbers below the dial are visible. */
    .compact .clock.dial {
      --pe-dial: 17.5rem;

      grid-template-rows: auto 1fr;
    }

    .compact .clock.dial .now {
      display: flex;
      gap: 1rem;
      align-items: baseline;
      margin-block-end: 0.75rem;
    }

    .compact .clock.dial .now strong {
      font-size: 2.25rem;
      margin: 0;
    }
  }

  @container ${wide} {
    .many {
      grid-template-columns: repeat(8, minmax(0, 1fr));
    }

    .clock.dial {
      --side: 17rem;

      grid-template-columns: minmax(0, var(--pe-dial, 24rem)) var(--side);
      column-gap: 3rem;
    }

    .clock.row .read dl {
      grid-template-columns: repeat(5, minmax(0, 1fr));
    }
  }
`;
