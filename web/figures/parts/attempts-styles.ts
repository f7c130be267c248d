import { css } from 'lit';

export const attemptsStyles = css`
  .attempts {
    display: grid;
    gap: 1.5rem;
  }

  .attempt {
    display: grid;
    grid-template-columns: 7.5rem minmax(0, 15rem) minmax(0, 1fr);
    gap: 0.25rem 1.75rem;
    align-items: start;
    padding-block-start: 0.75rem;
    border-block-start: 1px solid var(--hairline);
  }

  h3 {
    margin: 0;
    font: 600 1.0625rem var(--font-text);
  }

  .count {
    margin: 0;
    color: var(--ink-soft);
  }

  .codes .frame {
    fill: none;
    stroke: var(--hairline);
  }

  .codes .up {
    fill: var(--positive-deep);
  }

  .codes .down {
    fill: var(--negative-deep);
  }

  .codes .over {
    fill: var(--ink);
  }

  dl {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0.5rem 1.25rem;
    margin: 0;
  }

  dt {
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  dd {
    margin: 0;
    font-size: 1rem;
    font-variant-numeric: tabular-nums;
  }

  .codes .words {
    fill: var(--ink-soft);
    font: 13px var(--font-ui);
  }

  dl > div {
    display: grid;
    grid-template-rows: subgrid;
    grid-row: span 2;
    gap: 0.2rem;
  }

  dt {
    align-self: end;
  }

  .bar {
    display: block;
    block-size: 3px;
    margin-block-start: 3px;
    background: linear-gradient(var(--ink), var(--ink)) 0 / calc(100% * var(--share)) 100% no-repeat var(--hairline);
  }

  .demands {
    inline-size: 100%;
    margin-block-start: 1.75rem;
    font-size: 0.9375rem;
  }

  .demands th,
  .demands td {
    position: static;
    text-align: start;
    white-space: normal;
  }

  .verdict::before {
    display: inline-block;
    inline-size: 1.4em;
    font-weight: 700;
  }

  .verdict.yes::before {
    content: '●';
  }

  .verdict.hardly::before,
  .verdict.affine::before {
    content: '◐';
  }

  .verdict.no::before {
    content: '○';
  }

  .verdict.unjudged::before {
    content: '·';
  }

  @container (width < 52rem) {
    .attempt {
      grid-template-columns: minmax(0, 1fr);
    }

    .attempt .count {
      display: inline;
    }

    .codes {
      max-inline-size: 20rem;
    }
  }

  @container (width < 34rem) {
    dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
