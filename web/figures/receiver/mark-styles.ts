import { css } from 'lit';

/** Styles of the position axis with guess, hidden position and fix. */
export const receiverMarkStyles = css`
  .ticks {
    position: relative;
    block-size: var(--axis);
  }

  .ticks span {
    position: absolute;
    inset-block-start: 0.45rem;
    inset-inline-start: var(--at);
    line-height: 1;
    white-space: nowrap;
    transform: translateX(-50%);
  }

  .ticks b {
    position: absolute;
    inset: auto 0 0 auto;
    font-weight: 400;
    line-height: 1.2;
  }

  .ticks span::before {
    content: '';
    position: absolute;
    inset-block-end: calc(100% + 0.15rem);
    inset-inline-start: 50%;
    block-size: 0.3rem;
    border-inline-start: 1px solid var(--ink-soft);
  }

  .field.whole {
    position: absolute;
    inset-block: 0 var(--axis);
    inset-inline: var(--dial) var(--turns);
    cursor: crosshair;
  }

  /* On the product, until there is a guess. */
  .whole .point-here {
    position: absolute;
    inset-block-end: 1.1rem;
    inset-inline: 0;
    inline-size: fit-content;
    padding-inline: 0.5rem;
    margin: 0 auto;
    border-radius: 4px;
    background: var(--paper);
    font-family: var(--font-text);
    font-size: 1.0625rem;
    font-style: italic;
    pointer-events: none;
  }

  .whole .point-here:lang(zh) {
    font-style: normal;
  }

  .guess-keys {
    position: absolute;
    inset-block: 0 var(--axis);
    inset-inline: var(--dial) var(--turns);
    pointer-events: none;
  }

  .mark {
    position: absolute;
    inset-block: var(--name-line, 0) 0;
    inset-inline-start: var(--at);
    inline-size: 0;
    pointer-events: none;
  }

  .mark::before {
    content: '';
    position: absolute;
    inset-block: 1.1rem 0;
    border-inline-start: 1.5px solid currentcolor;
    transform: translateX(-50%);
  }

  .mark span {
    position: absolute;
    padding-inline: 0.2rem;
    background: var(--paper);
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1.1rem;
    white-space: nowrap;

    /* Stays inside the plot at both ends. */
    transform: translateX(calc(var(--at) * -1));
  }

  .mark.outside::before {
    border-inline-start-style: dotted;
  }

  .guess {
    color: var(--ink-soft);
  }

  .guess::before {
    border-inline-start-style: dashed;
  }

  .truth {
    --name-line: 1.1rem;

    color: var(--accent);
  }

  .fix {
    --name-line: 2.2rem;

    color: var(--ink);
  }

  /* If the fix is correct, a full line would hide the peak. */
  .whole .truth::before {
    inset-block-end: 7rem;
  }

  /* The product's peak marks the fix; only an arrow is drawn here. */
  .whole .fix::before {
    inset-block-end: auto;
    block-size: 0.5rem;
  }
`;
