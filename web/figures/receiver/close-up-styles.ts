import { css } from 'lit';

/** Styles of the close-up, and the lens that connects it to the axis. */
export const receiverCloseUpStyles = css`
  .close-up {
    margin-block-start: 1.25rem;
    padding-inline: var(--dial) var(--turns);
  }

  .close-up .field {
    position: relative;
    block-size: 13.2rem;
    border-block-end: 1px solid var(--ink);
  }

  .close-up .field > svg {
    position: absolute;
    inset-block: calc(var(--names) + 1.4rem) 0;
    block-size: calc(100% - var(--names) - 1.4rem);
  }

  .line path {
    fill: none;
    stroke-width: 1.5;
  }

  .lens {
    block-size: 2rem;
  }

  .lens path {
    fill: none;
    stroke: var(--ink-soft);
    stroke-dasharray: 2 3;
  }

  .lens .axis {
    stroke: var(--hairline);
    stroke-dasharray: none;
  }

  .lens .seen {
    stroke: var(--ink);
    stroke-width: 4;
    stroke-dasharray: none;
  }

  .bound {
    position: absolute;
    inset-block: calc(var(--names) + 0.5rem) auto;
    min-inline-size: 1px;
    block-size: 0.5rem;
    border: solid var(--ink);
    border-width: 0 1.5px;
    background: linear-gradient(var(--ink), var(--ink)) center / 100% 1.5px no-repeat;
  }

  .bound.before {
    border-inline-start-width: 0;
  }

  .bound.after {
    border-inline-end-width: 0;
  }

  .bound span {
    position: absolute;
    inset-inline-start: calc(100% + 0.4rem);
    inset-block-start: 50%;
    padding-inline: 0.2rem;
    background: var(--paper);
    font-weight: 600;
    line-height: 1.2;
    white-space: nowrap;
    transform: translateY(-50%);
  }

  /* On the line, if there is no room next to it. */
  .bound.within span {
    inset-inline: auto 0.4rem;
  }
`;
