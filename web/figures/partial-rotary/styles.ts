import { css } from 'lit';

/** One picture, layers by pairs, and what is picked of it. */
export const partialRotaryStyles = css`
  .plot {
    padding: 1.75rem 1.125rem 3.25rem 2.75rem;
  }

  .grid {
    position: relative;
    block-size: clamp(12rem, 38cqi, 18rem);
    cursor: ns-resize;
    touch-action: pan-y;
  }

  .picture svg.layers {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }

  .layers .still {
    fill: var(--hairline);
    fill-opacity: 0.45;
  }

  .layers .turns {
    shape-rendering: crispEdges;
  }

  .layers .edges {
    fill: none;
    stroke: var(--paper);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }

  .layers .frame {
    fill: none;
    stroke: var(--hairline);
    stroke-width: 1px;
    vector-effect: non-scaling-stroke;
  }

  .row {
    position: absolute;
    inset-inline: -2px;
    min-block-size: 4px;
    margin-block-start: -2px;
    border-block: 2px solid var(--accent);
    box-sizing: content-box;
  }

  .row:focus-visible {
    outline-offset: 2px;
  }

  .knob {
    position: absolute;
    inset-block-start: calc(50% - 0.5rem);
    inset-inline-start: -1rem;
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: 50%;
    background: var(--accent);
    cursor: grab;
    touch-action: none;
  }

  /* What a finger finds. */
  .knob::after {
    content: '';
    position: absolute;
    inset: -0.875rem;
  }

  .label.y {
    inset-inline-end: calc(100% + 1.25rem);
  }

  .label.title.x {
    inset-block-start: calc(100% + 2rem);
    inset-inline-end: 0;
    transform: none;
  }

  .label.title.y {
    inset-block-end: calc(100% + 0.75rem);
    inset-inline: -2.75rem auto;
    transform: none;
  }

  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 1.25rem;
    margin: 0 0 0.5rem 2.75rem;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .legend span {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
  }

  .legend i {
    inline-size: 2rem;
    block-size: 0.75rem;
  }

  .legend i.still {
    background: color-mix(in srgb, var(--hairline) 45%, transparent);
    border: 1px solid var(--hairline);
    box-sizing: border-box;
  }

  .readings {
    min-block-size: 9lh;
    max-inline-size: 42rem;
    font-variant-numeric: tabular-nums;
  }

  .readings p {
    margin: 0 0 0.375rem;
  }

  .source {
    color: var(--ink-soft);
  }

  .source a {
    color: inherit;
    overflow-wrap: anywhere;
  }

  .choice {
    flex-wrap: wrap;
    gap: 0 1rem;
  }

  @container (min-width: 32rem) {
    .readings {
      min-block-size: 6lh;
    }
  }
`;
