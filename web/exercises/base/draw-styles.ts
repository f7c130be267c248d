import { css } from 'lit';

/** The answer plot: grid lines, the reader's curve (dashed) and the true curve (solid). */
export const drawStyles = css`
  .plot {
    display: grid;
    grid-template-columns: 2.75rem minmax(0, 1fr);
    margin-block: 0.5rem;
  }

  .plot > p {
    grid-column: 2;
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
  }

  /* Dashed vs. solid, so that the curves differ without colour. */
  .both .drawn {
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }

  .legend {
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
`;
