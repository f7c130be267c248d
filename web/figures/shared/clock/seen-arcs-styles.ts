import { css } from 'lit';

/** Styles of `seen-arcs.ts`: the hand's colour for trained angles, the accent colour for new ones. */
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
