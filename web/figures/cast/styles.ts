import { css } from 'lit';

/** Hands and plot, below the stages. */
export const castStyles = css`
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
  }

  .hands figure {
    margin: 0;
    text-align: center;
  }

  .picture svg.small-dial {
    max-inline-size: 7rem;
    margin-inline: auto;
  }

  .hands figcaption {
    font-size: 0.8125rem;
  }

  .hands figcaption span {
    display: block;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  /* Reserves the lines of the longest label. */
  .hands figcaption .off {
    min-block-size: 2lh;
  }

  .hands figcaption b {
    display: block;
    inline-size: fit-content;
    margin-inline: auto;
    border-block-end: 2px solid var(--hand);
    font-weight: 600;
  }

  .should {
    opacity: 0.32;
  }

  .hands .key {
    display: flex;
    grid-column: 1 / -1;
    flex-wrap: wrap;
    gap: 0 1.25rem;
    justify-content: center;
    margin: 0;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .key span {
    display: inline-flex;
    gap: 0.4rem;
    align-items: center;
  }

  .key i {
    inline-size: 1.25rem;
    block-size: 0.3rem;
    background: linear-gradient(90deg, var(--first), var(--middle), var(--last));
  }

  .key i.should {
    block-size: 0.6rem;
  }

  .plot {
    padding: 1.75rem 1.5rem 3.25rem 2.75rem;
  }

  .box {
    position: relative;
    block-size: clamp(9rem, 20cqi, 11rem);
    cursor: ew-resize;
    touch-action: pan-y;
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
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }

  .mark .at.last {
    inset-inline: auto 0.5rem;
  }

  .legend i {
    inline-size: 1.25rem;
    border-block-start: 2px solid var(--ink);
  }

  .legend i.band {
    block-size: 0.75rem;
    border: 0;
    background: var(--hairline);
  }

  /* Reserves the lines of the longest description. */
  .reading {
    min-block-size: 7lh;
    max-inline-size: 46rem;
    margin: 0;
    font-variant-numeric: tabular-nums;
  }

  @container (min-width: 32rem) {
    .reading {
      min-block-size: 4lh;
    }
  }

  @container (min-width: 40rem) {
    .answers {
      grid-template-columns: 2fr 3fr;
      align-items: center;
    }
  }
`;
