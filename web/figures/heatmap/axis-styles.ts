import { css } from 'lit';

export const heatMapAxisStyles = css`
  .axis-titles {
    grid-area: corner / corner / corner / top;
    display: flex;
    gap: 1rem;
    block-size: 2.9rem;
    margin: 0;
    color: var(--ink-soft);
    font-size: 0.75rem;
    line-height: 1.2;
  }

  .side {
    grid-area: side;
    position: relative;
    min-inline-size: calc(var(--characters) * 0.45rem + 0.6rem);
    font-variant-numeric: tabular-nums;
  }

  .side span {
    position: absolute;
    inset-inline-end: 0.5rem;
    translate: 0 -50%;
    color: var(--ink-soft);
    font-size: 0.75rem;
  }

  .side .reader {
    color: var(--accent);
    font-weight: 600;
    background: var(--paper);
  }

  .top {
    grid-area: top;
    position: relative;
    align-self: end;
    block-size: 1.9rem;
    font-variant-numeric: tabular-nums;
  }

  .top span {
    position: absolute;
    translate: -50% 0;
    color: var(--ink-soft);
    font-size: 0.75rem;
  }

  .top .ramp {
    position: absolute;
    inset: auto 0 2px;
    block-size: 4px;
  }
`;
