import { css } from 'lit';

/** The histograms of angles. */
export const additionPlotStyles = css`
  .ridges {
    display: grid;
    gap: 0.5rem;
  }

  .ridge {
    display: grid;
    grid-template-columns: 4.25rem minmax(0, 1fr) 4rem 3.5rem;
    gap: 0 0.75rem;
    align-items: end;
    line-height: 1;
  }

  .ridge > :nth-child(n + 3) {
    text-align: end;
  }

  .ridge.heads,
  .rule {
    color: var(--ink-soft);
  }

  .ridge.own {
    margin-block-start: 0.5rem;
    color: var(--accent);
  }

  .picture .ridge svg {
    block-size: clamp(2.5rem, 7cqi, 3.75rem);
    overflow: visible;
    border-block-end: 1px solid var(--hairline);
  }

  .hill {
    fill: currentcolor;
    fill-opacity: 0.22;
    stroke: currentcolor;
    stroke-width: 1.25px;
    vector-effect: non-scaling-stroke;
  }

  .right-angle {
    stroke: var(--ink-soft);
    stroke-dasharray: 2 3;
    vector-effect: non-scaling-stroke;
  }

  .spread {
    stroke: currentcolor;
    stroke-width: 4px;
    vector-effect: non-scaling-stroke;
  }

  .angle-axis {
    color: var(--ink-soft);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
  }

  .angle-axis div {
    grid-column: 2;
    position: relative;
    block-size: 1.2em;
  }

  .angle-axis p {
    grid-column: 2;
    margin: 0.4rem 0 0;
    text-align: center;
  }

  .angle-axis span {
    position: absolute;
    inset-inline-start: calc(100% * var(--at));
    transform: translateX(-50%);
  }

  @container (width < 30rem) {
    .ridge {
      grid-template-columns: minmax(0, 1fr) 4rem 3.5rem;
    }

    .ridge svg {
      grid-column: 1 / -1;
      grid-row: 2;
    }

    .ridge.heads span:first-child,
    .angle-axis span:nth-child(even) {
      display: none;
    }

    .angle-axis div,
    .angle-axis p {
      grid-column: 1 / -1;
    }

    .angle-axis span {
      transform: translateX(calc(-100% * var(--at)));
    }
  }
`;
