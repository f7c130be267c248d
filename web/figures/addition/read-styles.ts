import { css } from 'lit';

/** The plot of what was read back. */
export const additionReadStyles = css`
  .plot {
    position: relative;
    block-size: clamp(12rem, 34cqi, 19rem);
    margin: 0.75rem 0.75rem 1.75rem 3rem;
  }

  .axis-title {
    margin: 0.25rem 0 0;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .axis-title.across {
    margin: 0;
    text-align: end;
  }

  .picture .plot .grid {
    position: absolute;
    block-size: 100%;
  }

  .grid path {
    stroke: var(--hairline);
    vector-effect: non-scaling-stroke;
  }

  .curves {
    position: absolute;
    inset: 0;
  }

  .curves.stale {
    opacity: 0.35;
  }

  .picture .lines {
    block-size: 100%;
    overflow: visible;
  }

  .lines path {
    fill: none;
    stroke: currentcolor;
    stroke-width: 2px;
    vector-effect: non-scaling-stroke;
  }

  .picture svg.dot {
    position: absolute;
    inset-inline-start: calc(100% * var(--x));
    inset-block-start: calc(100% * var(--y));
    inline-size: 1rem;
    block-size: 1rem;
    transform: translate(-50%, -50%);
    fill: currentcolor;
    stroke: currentcolor;
    stroke-width: 1.75;
  }

  .columns {
    position: absolute;
    inset: 0;
    cursor: crosshair;
    touch-action: pan-y;
  }

  .columns::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: calc(100% * var(--at));
    border-inline-start: 1px dashed var(--accent);
  }

  .shares span,
  .widths span {
    position: absolute;
    color: var(--ink-soft);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  .shares span {
    inset-inline-end: calc(100% + 0.75rem);
    inset-block-start: calc(100% * var(--at));
    transform: translateY(-50%);
  }

  .widths span {
    inset-block-start: calc(100% + 0.6rem);
    inset-inline-start: calc(100% * var(--at));
    transform: translateX(-50%);
  }

  .picked {
    color: var(--accent);
    font-weight: 600;
  }

  .legend {
    display: grid;
    gap: 0.35rem;
    max-inline-size: 28rem;
    margin: 0.25rem 0 0;
  }

  .legend div {
    display: flex;
    gap: 1rem;
    justify-content: space-between;
    align-items: baseline;
  }

  .legend dt {
    display: flex;
    gap: 0.6rem;
    align-items: baseline;
  }

  .legend dd {
    flex: none;
    margin: 0;
  }

  .picture svg.sample {
    flex: none;
    align-self: center;
    inline-size: 2.5rem;
    block-size: 1rem;
    fill: currentcolor;
    stroke: currentcolor;
    stroke-width: 2;
  }

  .open {
    fill: none;
  }

  .positions {
    color: var(--light);
  }

  .words {
    color: var(--ink);
  }

  .words-as-is {
    color: var(--ink-soft);
  }

  progress {
    flex-basis: 14rem;
    min-inline-size: 0;
    block-size: 3px;
  }

  progress[data-idle] {
    visibility: hidden;
  }
`;
