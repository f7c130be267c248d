import { css } from 'lit';
import { medium, wide } from '../shared/styles/breakpoints.js';

export const additionStyles = css`
  :host {
    --light: light-dark(#2a7f8e, #6cc7d2);
  }

  .reading {
    max-inline-size: none;
    margin-block-start: 0.4rem;
  }

  .sum > .reading,
  .legend ~ .reading {
    --lines: 3;
    --wide-lines: 2;
  }

  .word {
    display: flex;
    flex: 1 1 11rem;
    gap: 0.75rem;
    align-items: center;
    align-self: start;
  }

  .word input {
    flex: 1;
  }

  .sum {
    display: grid;
    gap: 0.5rem 2.5rem;
  }

  .strips {
    position: relative;
    margin-block-start: 0.9rem;
  }

  .strips .knob {
    inset-block-end: 100%;
  }

  /* The mark of the dimension passes behind. */
  .strip-name {
    position: relative;
    z-index: 1;
    justify-content: space-between;
    padding-block: 0.5rem 0.15rem;
    background: var(--paper);
    pointer-events: none;
  }

  .arrows {
    max-inline-size: 14rem;
  }

  .halo {
    text-align: center;
    text-wrap: balance;
  }

  .halo svg {
    max-inline-size: 30rem;
    margin-inline: auto;
    isolation: isolate;
  }

  /*
   * Layers of their own: each light is drawn once and then moved, and the pencil below them is not drawn anew. On a processor, drawing
   * all of these gradients in every frame took more than everything else in it.
   */
  .halo .light {
    will-change: opacity;
  }

  .halo .glow {
    will-change: transform;
  }

  .halo .reading {
    --lines: 4;
    --wide-lines: 2;

    max-inline-size: 38rem;
    margin: 0.5rem auto 0;
  }

  .plot {
    padding-inline-start: 3.25rem;
  }

  .stale :is(.drawing, .curve) {
    opacity: 0.35;
  }

  .refusal {
    flex-basis: 100%;
  }

  @container ${medium} {
    .strips ~ .reading {
      --lines: 1;
    }

    .sum > .reading {
      --lines: 2;
    }
  }

  @container ${wide} {
    .sum {
      grid-template-columns: minmax(0, 1fr) 14rem;
      align-items: center;
    }

    .sum > .reading {
      grid-column: 1 / -1;
    }
  }
`;
