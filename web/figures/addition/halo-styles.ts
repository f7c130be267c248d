import { css } from 'lit';

/** Pencil on paper, and light that falls on it. */
export const additionHaloStyles = css`
  .halo svg {
    max-inline-size: 30rem;
    margin-inline: auto;
    isolation: isolate;

    /* The light reaches, unseen, over the choice above it. */
    pointer-events: none;
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

  .halo .key {
    text-align: center;
    text-wrap: balance;
  }

  .halo .glasses {
    display: flex;
    justify-content: center;
  }

  .halo .reading {
    max-inline-size: 38rem;
    min-block-size: 5.6em;
    margin: 0.5rem auto 0;
    text-align: center;
    text-wrap: balance;
  }

  .ring {
    fill: none;
    stroke: var(--hairline);
  }

  .pencil {
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .contour {
    stroke-width: 1.5;
    stroke-opacity: 0.62;
  }

  .detail {
    stroke-width: 0.9;
    stroke-opacity: 0.75;
  }

  .hatch {
    stroke-width: 0.8;
    stroke-opacity: 0.5;
  }

  .pupil {
    fill: currentcolor;
    stroke: none;
  }

  .lamp {
    stroke-width: 1.5;
  }

  @container (min-width: 30rem) {
    .halo .reading {
      min-block-size: 2.8em;
    }
  }
`;
