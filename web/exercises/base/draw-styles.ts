import { css } from 'lit';

/** The answer plot: grid lines, the reader's curve (dashed) and the true curve (solid). */
export const drawStyles = css`
  .input {
    flex-basis: 100%;
  }

  .plot {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr);
    margin-block: 0.5rem;
    color: var(--ink-soft);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums lining-nums;
  }

  .plot p {
    grid-column: 2;
    margin: 0;
  }

  .along {
    text-align: end;
  }

  .marks {
    position: relative;
  }

  .marks span {
    position: absolute;
    inset-inline-end: 0.6rem;
    transform: translateY(50%);
  }

  .box {
    position: relative;
    block-size: clamp(11rem, 40cqi, 17rem);
    border-inline-start: 1px solid var(--hairline);
  }

  .box svg {
    position: absolute;
    inset: 0;
    block-size: 100%;
  }

  .grid path {
    fill: none;
    stroke: var(--hairline);
    vector-effect: non-scaling-stroke;
  }

  .across {
    display: flex;
    grid-column: 2;
    justify-content: space-between;
    padding-block-start: 0.3rem;
  }

  .both path {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.5;
    stroke-linejoin: round;
    vector-effect: non-scaling-stroke;
  }

  /* Dashed vs. solid, so that the curves differ without colour. */
  .both .drawn {
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }

  .legend {
    display: flex;
    gap: 1.5rem;
    margin: 0.25rem 0;
  }

  .legend span::before {
    content: '';
    display: inline-block;
    inline-size: 2rem;
    margin-inline-end: 0.5rem;
    border-block-start: 2.5px solid var(--ink);
    vertical-align: 0.25em;
  }

  .legend .mine::before {
    border-block-start: 1.5px dashed var(--ink);
  }

  .score {
    margin: 0 0 0.25rem;
    color: var(--ink-soft);
  }

  @media print {
    .pad .hint,
    .sketch-tools,
    .keys,
    .legend,
    .score {
      display: none;
    }
  }
`;
