import { css } from 'lit';

/** Two bars, a ruler, and the digits of an odometer. */
export const attemptStyles = css`
  .drawn {
    padding-block: 0.5rem;
  }

  .bar {
    display: grid;
    grid-template-columns: 1fr auto;
    margin-block-end: 0.75rem;
  }

  .bar i {
    grid-column: 1 / -1;
    block-size: 1.25rem;
    min-inline-size: 1px;
    background: light-dark(#31688e, #6fc0e8);
  }

  .bar.mark i {
    background: var(--accent);
  }

  .ruler {
    position: relative;
    margin-inline: 0.75rem;
    padding-block: 0.5rem 1.5rem;
  }

  .rail {
    position: relative;
    block-size: 2.75rem;
    border-block-end: 1.5px solid var(--ink);
    cursor: ew-resize;
  }

  .rail .word {
    position: absolute;
    inset-block-end: 0;
    inline-size: 1.5px;
    block-size: 0.75rem;
    margin-inline-start: -0.75px;
    background: var(--ink-soft);
  }

  .rail .word.own {
    inline-size: 4px;
    block-size: 1.25rem;
    margin-inline-start: -2px;
    background: var(--accent);
  }

  /* The touch target. */
  .rail .word.own::after {
    content: '';
    position: absolute;
    inset: -1.5rem -20px 0;
  }

  .third {
    position: absolute;
    inset-block-start: 0.35rem;
    margin-inline-start: -0.5rem;
    color: var(--accent);
    white-space: nowrap;
  }

  .end {
    position: absolute;
    inset: auto auto 0 0;
    translate: -50%;
  }

  .end.last {
    inset-inline-start: 100%;
  }

  .odometer {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.35rem;
  }

  .row {
    gap: 0.35rem;
    min-block-size: 2.75rem;
    color: var(--ink-soft);
  }

  .row > span {
    min-inline-size: 3rem;
    text-align: end;
    padding-inline-end: 0.5rem;
  }

  .row.own {
    color: var(--ink);
  }

  .digit {
    display: grid;
    box-sizing: border-box;
    place-items: center;

    /* Four digits fit in a row at any width; ten take two rows in narrow containers, with touch-sized buttons. */
    inline-size: clamp(1.5rem, (100cqi - 4rem) / var(--digits) - 0.35rem, 2.25rem);
    block-size: 2.75rem;
    border: 1.5px solid var(--hairline);
    border-radius: 3px;
    font-size: 1.125rem;
    font-weight: 600;
  }

  .row.own .digit {
    border-color: var(--ink-soft);
  }

  .row.own .digit:hover {
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }

  .row.own .digit.flips {
    border-color: var(--accent);
    background: var(--accent);
    color: var(--paper);
  }

  .prose {
    --lines: 2;

    margin-block-start: 0.25rem;
  }

  @media (forced-colors: active) {
    .digit.flips {
      forced-color-adjust: none;
    }
  }
`;
