import { css } from 'lit';

/** The answer above the picture, how the picture is divided, and the controls. */
export const receiverStyles = css`
  .answer {
    /* The longest answer, so that the picture stays where it is. */
    min-block-size: 3lh;
    margin: 0;
    font-family: var(--font-text);
    font-size: 1.125rem;
    line-height: 1.45;
    text-wrap: pretty;
  }

  /* Chinese sentences end with a space of their own. */
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

    /* The names of guess, hidden position and fix, a line for each: they may lie close together. */
    --names: 3.4rem;

    transition: opacity 150ms;
  }

  .search.before {
    opacity: 0.4;
  }

  .overview {
    position: relative;
    padding-block-start: var(--names);
  }

  .controls .line:first-child {
    row-gap: 0.75rem;
  }

  /* The buttons stand in the picture, below what is guessed at. */
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

    .answer {
      min-block-size: 5lh;
      font-size: 1.0625rem;
    }

    .answer:lang(zh) {
      min-block-size: 4lh;
    }
  }

  @container (width < 20rem) {
    .answer {
      min-block-size: 6lh;
    }
  }

  @container (width >= 50rem) {
    .answer {
      min-block-size: 2lh;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .search {
      transition: none;
    }
  }
`;
