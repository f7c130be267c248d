import { css } from 'lit';

/** Styles of the question, the result, the layout and the controls. */
export const receiverStyles = css`
  .question,
  .answer {
    margin: 0;
    font-family: var(--font-text);
    font-size: 1.125rem;
    line-height: 1.45;
    text-wrap: pretty;
  }

  /* Reserves the longest result and the key below it. */
  .result {
    min-block-size: calc(var(--answer-lines, 3) * 1.45 * 1.125rem + var(--key-lines, 2) * 1.4 * 0.8125rem);
    margin-block-start: 0.75rem;
  }

  /* Chinese full stops include a space. */
  .answer:not(:lang(zh)) span + span::before {
    content: ' ';
  }

  .answer strong {
    color: var(--accent);
  }

  .key {
    margin: 0;
    color: var(--ink-soft);
    font-size: 0.8125rem;
  }

  .search {
    --axis: 2.5rem;
    --dial: 3.25rem;
    --turns: 6.1rem;

    /* A line each for the labels of guess, hidden position and fix, which may be close together. */
    --names: 3.4rem;
  }

  .search > :is(.overview, .close-up) {
    transition: opacity 150ms;
  }

  .search.before > :is(.overview, .close-up) {
    opacity: 0.4;
  }

  .overview {
    position: relative;
    padding-block-start: var(--names);
  }

  .controls .line:first-child {
    row-gap: 0.75rem;
  }

  /* These buttons are in the picture, below the guess. */
  .picture + .controls {
    display: none;
  }

  .main {
    min-block-size: 2.75rem;
    padding: 0 1.1rem;
    border: 1.5px solid var(--ink);
    border-radius: 1.4rem;
    background: none;
    cursor: pointer;
  }

  .main:hover {
    background: var(--ink);
    color: var(--paper);
  }

  .zoom {
    display: inline-flex;
    align-items: center;
    color: var(--ink-soft);
  }

  .controls .fields {
    display: flex;
    flex-wrap: wrap;
    gap: 0 2rem;
  }

  @container (width < 34rem) {
    .search {
      --turns: 1rem;
    }

    .question,
    .answer {
      font-size: 1.0625rem;
    }

    .result {
      --answer-lines: 4;
      --key-lines: 3;
    }

    .result:lang(zh) {
      --answer-lines: 3;
      --key-lines: 2;
    }
  }

  @container (width < 26rem) {
    .result {
      --answer-lines: 5;
    }
  }

  @container (width < 22rem) {
    .result:lang(zh) {
      --answer-lines: 4;
    }
  }

  @container (width < 20rem) {
    .result {
      --answer-lines: 6;
    }
  }

  @container (width >= 34rem) {
    .result:lang(zh) {
      --answer-lines: 2;
      --key-lines: 1;
    }
  }

  @container (width >= 50rem) {
    .result {
      --answer-lines: 2;
      --key-lines: 1;
    }
  }

  @media print {
    .result {
      min-block-size: 0;
    }

    .stepper .buttons {
      display: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .search > :is(.overview, .close-up) {
      transition: none;
    }
  }
`;
