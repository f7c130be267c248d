import { css } from 'lit';

/** The look of `seen-arcs.ts`: the hand's own colour for what it has seen, the accent for what is new. */
export const seenArcsStyles = css`
  .seen-arc {
    fill-opacity: 0.42;
  }

  .new-arc {
    fill: var(--accent);
  }

  @media (forced-colors: active) {
    .seen-arc {
      fill: CanvasText !important;
    }

    .new-arc {
      fill: Highlight;
    }
  }
`;
