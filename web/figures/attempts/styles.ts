import { css } from 'lit';
import { narrow, notWide, wide } from '../shared/styles/breakpoints.js';

export const attemptsStyles = css`
  details {
    margin-block-end: 0.5rem;
  }

  details[open] {
    margin-block-end: 1.25rem;
  }

  .heads,
  .attempt {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 13rem) minmax(0, 1fr);
    gap: 0.25rem 1.5rem;
  }

  .heads,
  dt {
    color: var(--ink-soft);
    font-size: 0.8125rem;
    line-height: 1.3;
  }

  .heads {
    align-items: end;
    padding-block-end: 0.5rem;
  }

  .key {
    grid-column: 1 / 3;
  }

  .gauge-heads {
    align-items: end;
  }

  .attempt {
    align-items: center;
    padding-block: 0.6rem;
    border-block-start: 1px solid var(--hairline);
  }

  h3 {
    font: 600 1.0625rem/1.25 var(--font-text);
  }

  .codes .up {
    fill: var(--positive-deep);
  }

  .codes .down {
    fill: var(--negative-deep);
  }

  .codes .over {
    fill: var(--ink);
    fill-opacity: 0.75;
  }

  .codes .short,
  .codes .bracket {
    fill: none;
    stroke: var(--ink);
    stroke-width: 1.75;
  }

  .codes .bracket {
    stroke-width: 1;
  }

  dl,
  .gauge-heads {
    display: grid;
    grid-template-columns: 0.75fr 0.95fr 0.85fr 1.6fr;
    gap: 0.5rem 1rem;
  }

  dd {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 0.5rem;
    align-items: baseline;
  }

  dd + dd {
    margin-block-start: 0.35rem;
  }

  .reading {
    font-size: 0.9375rem;
    text-align: end;
    white-space: nowrap;
  }

  .reading:first-child {
    grid-column: 1 / -1;
  }

  .bar {
    grid-column: 1 / -1;
    block-size: 3px;
    margin-block-start: 2px;
    background: linear-gradient(var(--ink), var(--ink)) 0 / calc(100% * var(--share)) 100% no-repeat var(--hairline);
  }

  .picture .controls {
    margin-block-end: 0.5rem;
  }

  .picture + .controls {
    display: none;
  }

  .demands {
    inline-size: 100%;
    font-size: 0.9375rem;
  }

  .demands th,
  .demands td {
    text-align: start;
    white-space: normal;
    text-wrap-style: balance;
  }

  .demands tbody th {
    word-break: keep-all;
  }

  .demands small {
    display: block;
    font-size: 0.8125rem;
    font-weight: 400;
    line-height: 1.3;
  }

  .verdict {
    display: flex;
    gap: 0.4em;
  }

  .verdict::before {
    font-weight: 700;
  }

  .verdict.yes::before {
    content: '●' / '';
  }

  .verdict.hardly::before,
  .verdict.affine::before {
    content: '◐' / '';
  }

  .verdict.no::before {
    content: '○' / '';
  }

  .verdict.unjudged::before {
    content: '·' / '';
  }

  /* Column headers replace the names of the gauges. */
  @container ${wide} {
    dt {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  @container ${notWide} {
    .heads,
    .attempt {
      grid-template-columns: minmax(0, 1fr);
    }

    .key {
      grid-column: 1;
    }

    .gauge-heads {
      display: none;
    }

    .title {
      display: flex;
      gap: 0.75rem;
      align-items: baseline;
      justify-content: space-between;
    }

    .codes {
      max-inline-size: 22rem;
    }

    dt {
      margin-block-end: 0.15rem;
    }

    .gauge {
      display: flex;
      flex-direction: column;
      justify-content: end;
    }
  }

  @container ${narrow} {
    dl {
      grid-template-columns: 0.8fr 1.2fr;
    }

    .controls {
      column-gap: 1rem;
    }

    .demands {
      font-size: 0.8125rem;
    }

    .demands th,
    .demands td {
      padding-inline-end: 0.4rem;
      overflow-wrap: normal;
    }

    .verdict {
      gap: 0.25em;
    }

    .demands small {
      font-size: 0.75rem;
    }

    .controls pe-number-field {
      --typed-size: 5ch;

      flex-basis: 7.5rem;
    }
  }
`;
