import { css } from 'lit';
import { narrow } from './breakpoints.js';

/** A line for a long job: its buttons, its progress as a thin line, and its state in words, for which it reserves room. */
export const runStyles = css`
  .run {
    gap: 0.25rem 1rem;
    min-block-size: 2.75rem;
  }

  .state {
    flex: 1 1 16rem;
    color: var(--ink-soft);
  }

  progress {
    appearance: none;
    flex: 0 1 8rem;
    min-inline-size: 4rem;
    block-size: 4px;
    border: 0;
    background: var(--hairline);
    color: var(--ink);
  }

  progress::-webkit-progress-bar {
    background: var(--hairline);
  }

  progress::-webkit-progress-value {
    background: var(--ink);
  }

  progress::-moz-progress-bar {
    background: var(--ink);
  }

  @container ${narrow} {
    .state {
      flex-basis: 100%;
      min-block-size: 2lh;
    }
  }

  @media (forced-colors: active) {
    progress {
      appearance: auto;
      block-size: 1rem;
    }
  }

  /* Says on a picture why there is nothing in it. */
  .missing {
    position: absolute;
    inset-block-start: 1rem;
    inset-inline: 1rem;
    max-inline-size: 30rem;
    background: var(--paper);
    pointer-events: none;
  }
`;
