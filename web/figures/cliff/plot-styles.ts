import { css } from 'lit';

/** Two plots with a shared x axis. */
export const cliffPlotStyles = css`
  .plots {
    position: relative;
    margin: 2.5rem 0.75rem 3rem 3rem;
  }

  .panel {
    --plot-height: clamp(10rem, 24cqi, 12rem);

    padding: 0;
  }

  .panel.rate {
    --plot-height: clamp(5rem, 12cqi, 6rem);

    margin-block-start: 2.1rem;
  }

  /* Above the noise handle. */
  .error .label.title.y {
    inset-block-end: calc(100% + 1.25rem);
  }
`;
