import { css } from 'lit';

/** The sum over distance. */
export const contextBaseStyles = css`
  :host {
    --plot-height: clamp(12rem, 34cqi, 17rem);
  }

  .reading {
    --lines: 3;
    --wide-lines: 2;
  }

  .halves {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    gap: 0.75rem 2rem;
  }
`;
