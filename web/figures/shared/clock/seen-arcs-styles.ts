import { css } from 'lit';

/** Styles of `seen-arcs.ts`: the hand's colour for trained angles, hatching in the warning colour for new ones. */
export const seenArcsStyles = css`
  .seen-arc {
    fill-opacity: 0.42;
  }

  .new-arc {
    fill: none;
    stroke: var(--warning);
    stroke-width: 30;
    stroke-dasharray: 8 8;
  }

  .new-area {
    z-index: -1;
    background: var(--hatch);
    pointer-events: none;
    print-color-adjust: exact;
  }

  @media (forced-colors: active) {
    .seen-arc {
      fill: CanvasText !important;
    }
  }
`;
