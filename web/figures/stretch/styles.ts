import { css } from 'lit';

/** A plot over the pairs, the dials of some of them, and what they say. */
export const stretchStyles = css`
  .plot {
    padding: 1.75rem 1.125rem 3.25rem 2.75rem;
  }

  .box {
    position: relative;
    block-size: clamp(9rem, 26cqi, 11.5rem);
    cursor: ew-resize;
    touch-action: pan-y;
  }

  .drawing .region {
    fill: var(--accent);
    fill-opacity: 0.14;
  }

  .label.inside {
    inset-block-start: 0.75rem;
    inset-inline-end: 0;
    color: var(--ink);
    line-height: 1.2;
    text-align: center;
    white-space: normal;
  }

  .label.inside.low {
    inset-block: auto 0.75rem;
  }

  .drawing .curve.kept {
    stroke: var(--ink);
    stroke-width: 1.25;
  }

  .drawing .curve.other {
    stroke: var(--ink);
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }

  .drawing .curve.plain {
    stroke: var(--ink-soft);
    stroke-width: 1.25;
    stroke-dasharray: 1 3;
  }

  .drawing .marker {
    stroke-width: 5;
  }

  .drawing .marker.meets {
    stroke: var(--accent);
    stroke-width: 9;
  }

  .column {
    position: absolute;
    inset-block: 0;
    inline-size: 0;
    margin-inline-start: -1px;
    border-inline-start: 2px solid var(--accent);
  }

  .column:focus-visible {
    outline-offset: 3px;
  }

  .grip {
    position: absolute;
    inset-block-start: -1rem;
    inset-inline-start: calc(-0.5rem - 1px);
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: 50%;
    background: var(--accent);
    cursor: grab;
    touch-action: none;
  }

  /* The area that a finger finds. */
  .grip::after {
    content: '';
    position: absolute;
    inset: -0.875rem;
  }

  .legend i {
    inline-size: 1.25rem;
    border-block-start: 2px solid var(--ink);
  }

  .legend i.other {
    border-block-start-style: dashed;
  }

  .legend i.plain {
    border-block-start: 2px dotted var(--ink-soft);
  }

  .legend i.region {
    block-size: 0.75rem;
    border: 0;
    background: color-mix(in srgb, var(--accent) 25%, transparent);
  }

  .dials {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0.5rem;
    margin-block: 0.5rem 0.75rem;
  }

  .of-pair {
    display: grid;
    justify-items: center;
    padding: 0.25rem;
    border: 1.5px solid transparent;
    border-radius: 4px;
    background: none;
    color: var(--ink-soft);
    font-size: 0.75rem;
    font-variant-numeric: tabular-nums;
    line-height: 1.35;
    white-space: nowrap;
    cursor: pointer;
  }

  .of-pair[aria-pressed='true'] {
    border-color: var(--ink);
  }

  .picture .of-pair svg {
    inline-size: min(100%, 3.75rem);
    margin-block-end: 0.25rem;
  }

  .of-pair b {
    color: var(--ink);
    font-weight: 600;
    border-block-end: 2px solid var(--hand);
  }

  .readings {
    max-inline-size: 54rem;
    min-block-size: 14.5lh;
    font-variant-numeric: tabular-nums;
  }

  .readings:lang(zh) {
    min-block-size: 11.5lh;
  }

  .readings p {
    margin: 0 0 0.375rem;
  }

  .met {
    font-size: 1rem;
    font-weight: 600;
  }

  .met.new {
    color: var(--accent);
  }

  .picked,
  .attention,
  .source {
    color: var(--ink-soft);
  }

  .source a {
    color: inherit;
    overflow-wrap: anywhere;
  }

  /* As many lines as the longest legend and the longest sentences take: nothing below moves. */
  @container (max-width: 40rem) {
    .legend {
      min-block-size: calc(3lh + 0.5rem);
      align-content: start;
    }
  }

  @container (max-width: 22rem) {
    .readings {
      min-block-size: 18lh;
    }

    .readings:lang(zh) {
      min-block-size: 13.5lh;
    }
  }

  @container (min-width: 26rem) {
    .readings:lang(zh) {
      min-block-size: 10lh;
    }
  }

  /* Eight just have room. */
  @container (40rem <= width < 44rem) {
    .dials {
      column-gap: 0.25rem;
    }

    .of-pair {
      font-size: 0.6875rem;
    }
  }

  @container (min-width: 40rem) {
    .dials {
      grid-template-columns: repeat(8, minmax(0, 1fr));
    }

    .readings {
      min-block-size: 9.5lh;
    }

    .readings:lang(zh) {
      min-block-size: 7.5lh;
    }
  }

  @container (min-width: 50rem) {
    .readings {
      min-block-size: 8.5lh;
    }

    .readings:lang(zh) {
      min-block-size: 6.5lh;
    }
  }

  @media (forced-colors: active) {
    .grip {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;
