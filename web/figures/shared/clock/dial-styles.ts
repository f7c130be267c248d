import { css } from 'lit';

export const dialStyles = css`
  .rim {
    fill: none;
    stroke: var(--ink);
    stroke-width: 0.8;
  }

  .rim.small {
    stroke: var(--ink-soft);
    stroke-width: 2;
  }

  .tick {
    fill: none;
    stroke: var(--ink);
    stroke-width: 0.9;
  }

  .tick.minor {
    stroke: var(--ink-soft);
    stroke-width: 0.5;
  }

  .tick.small {
    stroke: var(--ink-soft);
    stroke-width: 2;
  }

  .lettering {
    display: var(--lettering, inline);
    fill: var(--ink-soft);
    font: italic 8px var(--font-text);
  }

  .axis {
    fill: none;
    stroke: var(--hairline);
    stroke-width: 0.6;
  }

  @media (forced-colors: active) {
    .hand {
      fill: CanvasText;
    }
  }
`;
