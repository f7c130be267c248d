import { css } from 'lit';

export const castStyles = css`
  :host {
    --plot-height: clamp(8rem, 22cqi, 11rem);
  }

  .hands {
    display: grid;
    grid-template-columns: repeat(5, 1fr);
    gap: 0.75rem;
    justify-items: center;
  }

  .hands svg {
    max-inline-size: 7rem;
    cursor: grab;
    touch-action: none;
  }

  .hub {
    fill: var(--ink);
  }

  .exact {
    opacity: 0.32;
  }

  .verdict {
    margin-block-start: 0.25rem;
    font-size: 1.0625rem;
    font-weight: 600;
  }
`;
