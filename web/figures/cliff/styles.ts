import { css } from 'lit';

export const cliffStyles = css`
  .together {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: 1rem;
  }

  .reception {
    position: relative;
    block-size: 4.5rem;
    border-block-end: 1px solid var(--ink);
  }

  /* The true position. */
  .reception::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--hidden);
    border-inline-start: 1.5px dashed var(--accent);
  }

  .reception svg {
    overflow: hidden;
  }

  .reception path {
    fill: var(--ink);
    fill-opacity: 0.14;
    stroke: var(--ink);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }

  .together p {
    gap: 0 0.4rem;
    margin-block-start: 0.25rem;
  }

  .found {
    color: var(--ink-soft);
  }

  .wrong .found {
    color: var(--accent);
    font-weight: 600;
  }

  .plot {
    --plot-height: clamp(11rem, 30cqi, 14rem);

    padding-block-start: 2.75rem;
    padding-inline-end: 0.75rem;
  }

  /* Above the number of the noise. */
  .label.title.y {
    inset-block-end: calc(100% + 1.4rem);
  }

  .fields pe-number-field:not([typed-only]) {
    max-inline-size: 26rem;
  }
`;
