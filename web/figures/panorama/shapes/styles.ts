import { css } from 'lit';

/** Styles of the sentences of a batch. */
export const batchStyles = css`
  .batch {
    margin-block-start: 0.6rem;
    padding-block-start: 0.4rem;
    border-block-start: 1px solid var(--hairline);
  }

  .batch p {
    margin: 0 0 0.4rem;
  }

  .sheets {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0.5rem 1.5rem;
  }

  .sheet {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr);
    gap: 0.6rem;
    align-items: start;
  }

  .picture .mask {
    inline-size: 4.5rem;
    block-size: 4.5rem;
  }

  .mask .seen {
    fill: var(--ink-soft);
  }

  .mask .frame {
    fill: none;
    stroke: var(--ink-soft);
    vector-effect: non-scaling-stroke;
  }

  .padded {
    font-size: 0.8125rem;
  }

  .padded [data-padding] {
    color: var(--ink-soft);
    font-style: italic;
  }

  .picture .axis {
    margin-block: 0 0.4rem;
  }

  .axis label {
    font-family: var(--font-mono);
  }

  /* A line per word with the row that is added to it. */
  .coded {
    display: grid;
    grid-template-columns: max-content 1.1rem minmax(0, 1fr);
    grid-auto-rows: var(--row);
    gap: 0 0.4rem;
    font-size: 0.75rem;
    line-height: var(--row);
  }

  .coded b {
    grid-column: 2;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }

  .coded span {
    grid-column: 1;
    text-align: end;
  }

  .coded [data-padding] {
    color: var(--ink-soft);
    font-style: italic;
  }

  .picture .codes {
    grid-row: 1 / span var(--rows);
    grid-column: 3;
    block-size: 100%;
  }

  .codes .frame {
    fill: none;
    stroke: var(--hairline);
    vector-effect: non-scaling-stroke;
  }

  /* Reserves space for both texts, so that the choice does not shift the layout. */
  .batch .axis-message {
    margin-block: 0.4rem 0;
    min-block-size: 2.8em;
  }

  @container (width < 46rem) {
    .sheets {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
