import { css } from 'lit';

/** The sum over distance, above a strip of bases. */
export const contextBaseStyles = css`
  :host {
    --plot-height: clamp(11rem, 30cqi, 15rem);
  }

  .bases {
    --plot-height: 1.75rem;

    padding-block: 3.25rem 2.75rem;
  }

  .bases .box {
    border: 1px solid var(--hairline);
  }

  .bases .label.title.y {
    inset-block-end: calc(100% + 1.875rem);
  }

  /* Keeps the labels at both ends inside the strip. */
  .bases .label.x:first-of-type {
    transform: none;
  }

  .bases .label.x:nth-of-type(2) {
    transform: translateX(-100%);
  }

  .bases .label.title.x {
    inset-inline: 0;
    inset-block-start: calc(100% + 0.6rem);
    text-align: center;
  }

  .reading {
    --lines: 7;
    --wide-lines: 4;
  }

  .halves {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    gap: 0.75rem 2rem;
  }
`;
