import { css } from 'lit';

/** Styles of a selectable row in a picture: a vertical slider with a knob. */
export const rowStyles = css`
  .row {
    position: absolute;
    inset-inline: -2px;
    min-block-size: 4px;
    margin-block-start: -2px;
    border-block: 2px solid var(--accent);
    box-sizing: content-box;
  }

  .row:focus-visible {
    outline-offset: 2px;
  }

  .knob {
    position: absolute;
    inset-block-start: calc(50% - 0.5rem);
    inset-inline-start: -1rem;
    inline-size: 1rem;
    block-size: 1rem;
    border-radius: 50%;
    background: var(--accent);
    cursor: grab;
    touch-action: none;
  }

  /* Touch target. */
  .knob::after {
    content: '';
    position: absolute;
    inset: -0.875rem;
  }
`;
