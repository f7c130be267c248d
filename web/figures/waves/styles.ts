import { css } from 'lit';

/** The plot of the waves, with its list of lines below. */
export const wavesStyles = css`
  :host {
    --plot-height: clamp(13rem, 42cqi, 21rem);
  }

  .plot {
    padding: 1.75rem 3.75rem 2.75rem 2.75rem;
  }

  /* To the left of the reader's position. */
  .label.title.y {
    inset-block-end: calc(100% + 0.35rem);
    inset-inline: auto calc(100% + 0.6rem);
  }

  .line-legend {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(21.5rem, 100%), 1fr));
    gap: 0 1.5rem;
  }

  .line-legend li {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-block-size: 2.75rem;
  }

  .about {
    flex: 1;
    gap: 0 0.75rem;
  }

  .lines li {
    display: flex;
    align-items: center;
  }

  .lines pe-number-field {
    --typed-size: 3.25ch;
  }

  .line-legend .number {
    inline-size: 4.5em;
    text-align: end;
  }

  .sample,
  .remove {
    flex: none;
    inline-size: 2.75rem;
    block-size: 2.75rem;
  }

  /* The samples identify the chart's lines, so keep their colours. */
  .sample {
    forced-color-adjust: none;
  }

  .sample svg {
    stroke: currentcolor;
    stroke-width: 2.5;
  }

  .sample[aria-pressed='false'] svg {
    opacity: 0.3;
  }

  .remove {
    font-size: 1.125rem;
  }

  .remove:disabled {
    visibility: hidden;
  }
`;
