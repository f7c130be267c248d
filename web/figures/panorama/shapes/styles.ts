import { css } from 'lit';
import { notWide } from '../../shared/styles/breakpoints.js';

/** Styles of the sentences of a batch. */
export const batchStyles = css`
  .batch {
    margin-block-start: 0.6rem;
    padding-block-start: 0.4rem;
    border-block-start: 1px solid var(--hairline);
  }

  .batch p {
    margin-block-end: 0.4rem;
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

  .mask {
    inline-size: 4.5rem;
    block-size: 4.5rem;
  }

  .mask .seen {
    fill: var(--ink-soft);
  }

  .mask path {
    vector-effect: non-scaling-stroke;
  }

  [data-padding] {
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
    line-height: var(--row);
  }

  .coded b {
    grid-column: 2;
    text-align: end;
  }

  .coded span {
    grid-column: 1;
    text-align: end;
  }

  .codes {
    grid-row: 1 / span var(--rows);
    grid-column: 3;
    block-size: 100%;
  }

  .batch .axis-message {
    --lines: 2;

    margin-block: 0.4rem 0;
  }

  @container ${notWide} {
    .sheets {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
