import { css } from 'lit';

/** Styles of a model's facts, small dials and warnings. */
export const modelClockStyles = css`
  .model-name {
    margin: 0;
    overflow-wrap: anywhere;
    font-size: 1.125rem;
  }

  .refusal {
    margin: 0.25rem 0;
    overflow-wrap: anywhere;
    color: var(--accent);
  }

  .provenance {
    margin: 0;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  a {
    color: inherit;
  }

  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4rem 1.75rem;
    margin: 0.5rem 0 0.75rem;
  }

  .facts dt {
    color: var(--ink-soft);
    font-size: 0.75rem;
  }

  .facts dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  .layers {
    margin-block: 0.5rem;
  }

  .cells {
    display: flex;
    gap: 1px;
    block-size: 1rem;
  }

  .cells i {
    flex: 1 1 0;
    min-inline-size: 0;
    max-inline-size: 1rem;
  }

  .cells i,
  .legend i.cell {
    border: 1px solid var(--ink-soft);
    box-sizing: border-box;
  }

  .legend i.cell {
    inline-size: 0.75rem;
    block-size: 0.75rem;
  }

  i.global {
    background: var(--ink);
  }

  i.local {
    background: linear-gradient(var(--ink-soft), var(--ink-soft)) bottom / 100% 45% no-repeat;
  }

  i.other {
    background: repeating-linear-gradient(45deg, var(--ink-soft) 0 1px, transparent 1px 4px);
  }

  .layers .legend {
    margin: 0.35rem 0 0;
  }

  .sorts {
    margin-block: 0;
  }

  .dials {
    display: grid;
    grid-template-columns: repeat(8, minmax(0, 1fr));
    gap: 0.25rem 0.75rem;
    max-inline-size: 44rem;
    margin-block: 0.75rem 0.25rem;
  }

  .dial {
    padding: 0.25rem 0;
    border: 0;
    border-block-end: 2px solid transparent;
    background: none;
    color: var(--ink-soft);
    font-size: 0.75rem;
    cursor: pointer;
  }

  .dial .rim {
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 2;
  }

  .dial[aria-pressed='true'] {
    border-block-end-color: var(--ink);
    color: var(--ink);
  }

  .reading {
    max-inline-size: 42rem;
    margin: 0.5rem 0 0;
    font-variant-numeric: tabular-nums;
  }

  .pair-reading {
    min-block-size: 3lh;
    margin-block-start: 0;
  }

  .remarks {
    max-inline-size: 42rem;
    margin-block-start: 0.75rem;
    padding-inline-start: 0.75rem;
    border-inline-start: 2px solid var(--hairline);
  }

  .remarks.warnings {
    border-inline-start-color: var(--warning);
  }

  .remarks.alarm {
    padding-inline-start: 1.25rem;
    border-inline-start: 0;
    background: var(--hatch) left / 0.5rem 100% no-repeat;
  }

  .alarm .remarks-title {
    color: var(--warning);
  }

  .remarks-title {
    margin: 0;
    font-weight: 600;
  }

  .remarks ul {
    margin: 0.25rem 0 0;
    padding: 0;
    list-style: none;
  }

  .remarks li {
    margin-block-end: 0.35rem;
    overflow-wrap: anywhere;
  }

  .remarks li b {
    color: var(--ink-soft);
    font-weight: 500;
  }

  .code pre {
    overflow-x: auto;
    margin: 0;
    padding: 0.5rem 0 0.5rem 0.75rem;
    border-inline-start: 2px solid var(--hairline);
    font: 0.8125rem/1.55 var(--font-mono);
  }

  @container (max-width: 34rem) {
    .dials {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }

    .pair-reading {
      min-block-size: 4lh;
    }
  }

  @media (scripting: none) {
    .code .copy {
      display: none;
    }
  }

  @media (forced-colors: active) {
    i.global {
      background: CanvasText;
    }
  }
`;
