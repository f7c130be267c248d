import { css } from 'lit';
import { wide } from '../shared/styles/breakpoints.js';

/** Hands and plot, below the stages. */
export const castStyles = css`
  :host {
    --plot-height: clamp(9rem, 20cqi, 11rem);
  }

  .answers {
    display: grid;
    gap: 0.5rem 1.5rem;
    margin-block-start: 0.75rem;
  }

  .hands {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 0.25rem 0.75rem;
    align-content: center;
    text-align: center;
  }

  .small-dial {
    max-inline-size: 7rem;
    margin-inline: auto;
  }

  .hands figcaption {
    --lines: 2;

    display: grid;
    justify-items: center;
  }

  .should {
    opacity: 0.32;
  }

  .hands .legend {
    grid-column: 1 / -1;
    justify-content: center;
    margin: 0;
  }

  .hands .legend i {
    inline-size: 1.25rem;
    block-size: 0.3rem;
    background: linear-gradient(90deg, var(--first), var(--middle), var(--last));
  }

  .hands .legend i.should {
    block-size: 0.6rem;
  }

  .box {
    cursor: ew-resize;
  }

  .drawing .band {
    fill: var(--hairline);
    fill-opacity: 0.65;
  }

  .drawing .size {
    stroke: var(--accent);
    stroke-width: 1.5;
    stroke-dasharray: 5 4;
  }

  .label.size {
    inset-inline-start: 0.4rem;
    color: var(--accent);
    text-shadow:
      0 0 3px var(--paper),
      0 0 3px var(--paper);
    transform: translateY(calc(-100% - 0.35rem));
  }

  .drawing .mean {
    stroke: var(--ink);
    stroke-width: 2;
  }

  .mark {
    position: absolute;
    inset-block: -0.35rem;
    inline-size: 0;
    margin-inline-start: -1px;
    border-inline-start: 2px solid var(--ink);
    cursor: grab;
    touch-action: none;
  }

  .mark::before {
    content: '';
    position: absolute;
    inset-block-start: -0.4rem;
    inset-inline-start: calc(-1px - 0.4rem);
    inline-size: 0.8rem;
    block-size: 0.8rem;
    border-radius: 50%;
    background: var(--ink);
  }

  /* The touch target. */
  .mark::after {
    content: '';
    position: absolute;
    inset-block: -1rem 0;
    inset-inline: -1.375rem;
  }

  .mark .at {
    position: absolute;
    inset-block-end: 0.75rem;
    inset-inline-start: 0.5rem;
    padding-inline: 0.2rem;
    background: color-mix(in srgb, var(--paper) 75%, transparent);
    font-size: 0.75rem;
    font-weight: 600;
  }

  .mark .at.last {
    inset-inline: auto 0.5rem;
  }

  .along .legend i {
    inline-size: 1.25rem;
    block-size: 0;
    border-block-start: 2px solid var(--ink);
  }

  .along .legend i.band {
    block-size: 0.75rem;
    border: 0;
    background: var(--hairline);
  }

  .reading {
    --lines: 7;
    --wide-lines: 4;
  }

  @container ${wide} {
    .answers {
      grid-template-columns: 2fr 3fr;
      align-items: center;
    }
  }
`;
