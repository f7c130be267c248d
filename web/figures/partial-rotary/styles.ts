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
  }

  .layers .still {
    fill: var(--hairline);
    fill-opacity: 0.45;
  }

  .layers .edges {
    fill: none;
    stroke: var(--paper);
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
  }

  .reading {
    --lines: 9;
    --wide-lines: 6;
  }

  .reading p {
    margin-block-end: 0.375rem;
  }

  .source a {
    overflow-wrap: anywhere;
  }
`;
