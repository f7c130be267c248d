import { css } from 'lit';

/** A verdict over a plot, and below it what differs and what to copy. */
export const modelSettingsStyles = css`
  :host {
    --plot-height: clamp(13rem, 38cqi, 19rem);
    --lines: 4;
    --wide-lines: 2;
  }

  .verdict {
    max-inline-size: 44rem;
    margin: 0.5rem 0 0.25rem;
    overflow-wrap: anywhere;
    font-size: clamp(1.125rem, 3.2cqi, 1.5rem);
    font-weight: 600;
    line-height: 1.3;
    text-wrap: pretty;
  }

  .about,
  .memory,
  .remark {
    max-inline-size: 42rem;
    margin: 0.25rem 0;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  .refusal {
    color: var(--accent);
  }

  .marker {
    stroke-width: 5;
  }

  /* Pairs that meet new angles stand out. */
  .marker[stroke='var(--warning)'] {
    stroke-width: 9;
  }

  .text.region {
    inline-size: max-content;
    max-inline-size: 24cqi;
    background: var(--paper);
    line-height: 1.2;
    text-align: end;
    white-space: normal;
  }

  .changes {
    margin: 0.5rem 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }

  .changes del {
    color: var(--ink-soft);
  }

  .changes code,
  .take pre {
    font: 0.8125rem/1.55 var(--font-mono);
  }

  .take pre {
    overflow-x: auto;
    margin: 0.5rem 0 0;
    padding: 0.5rem 0 0.5rem 0.75rem;
    border-inline-start: 2px solid var(--hairline);
  }

  .take details {
    overflow-x: auto;
  }

  .take :is(th, td) {
    min-inline-size: 4rem;
    text-align: start;
    white-space: normal;
    vertical-align: top;
  }

  .take a {
    overflow-wrap: anywhere;
  }

  .offer {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.75rem;
    align-items: center;
  }

  .offer button:disabled {
    border-color: transparent;
    color: var(--ink-soft);
    cursor: default;
  }

  a {
    color: inherit;
  }

  @media (scripting: none) {
    .take,
    .offer button {
      display: none;
    }
  }
`;
