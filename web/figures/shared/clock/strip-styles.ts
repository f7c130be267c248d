import { css } from 'lit';
import { signColours } from '../charts/sign-colours.js';
import { wide } from '../styles/breakpoints.js';

export const stripStyles = css`
  ${signColours}

  .strip-head {
    display: flex;
    flex-direction: column;
    gap: 0 2rem;
    justify-content: space-between;
    margin: 1.25rem 0 0.35rem;
  }

  .component {
    color: var(--ink);
  }

  .strip {
    cursor: crosshair;
  }

  .bars {
    block-size: clamp(3.5rem, 8cqi, 5rem);
  }

  .middle {
    fill: none;
    stroke: var(--ink-soft);
    stroke-width: 1px;
  }

  .marked {
    fill: var(--ink);
    fill-opacity: 0.09;
  }

  .values {
    display: none;
    grid-template-columns: repeat(var(--cells), 1fr);
    margin-block-start: 0.25rem;
    text-align: center;
  }

  @container ${wide} {
    .strip-head {
      flex-direction: row;
    }

    .values {
      display: grid;
    }
  }

  @media (forced-colors: active) {
    .bars path {
      fill: CanvasText !important;
    }
  }
`;
