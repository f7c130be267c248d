import { css } from 'lit';

export const heatMapAxisStyles = css`
  .axis-titles {
    grid-area: corner / corner / corner / top;
    display: flex;
    gap: 1rem;
    block-size: 2.9rem;
    line-height: 1.2;
  }

  .side {
    grid-area: side;
    position: relative;
    min-inline-size: calc(var(--characters) * 0.45rem + 0.6rem);
  }

  .side span {
    position: absolute;
    inset-inline-end: 0.5rem;
    translate: 0 -50%;
  }

  .side .own {
    color: var(--accent);
    font-weight: 600;
    background: var(--paper);
  }

  .top {
    grid-area: top;
    position: relative;
    align-self: end;
    block-size: 1.9rem;
  }

  .top span {
    position: absolute;
    translate: -50% 0;
  }

  .top .ramp {
    position: absolute;
    inset: auto 0 2px;
    block-size: 4px;
  }
`;
