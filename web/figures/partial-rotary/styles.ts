import { css } from 'lit';

/** The picture of layers by pairs, and the selected pair. */
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
    shape-rendering: crispedges;
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

  .label.still {
    inset-inline-start: 50%;
    padding: 0.3rem 0.6rem;
    border-radius: 1rem;
    background: var(--paper);
    color: var(--ink);
    font-size: 0.8125rem;
    transform: translate(-50%, -50%);
  }

  .label.y {
    inset-inline-end: calc(100% + 1.25rem);
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

  @container (min-width: 32rem) {
    .readings {
      min-block-size: 6lh;
    }
  }
`;
