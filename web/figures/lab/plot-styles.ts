import { css } from 'lit';

/** Styles of the plot, in addition to `plot-styles.ts`. */
export const labPlotStyles = css`
  .plot {
    margin: 2rem 0.75rem 3.25rem 3rem;
    padding: 0;
  }

  .plot.maps-shown {
    /* As tall as a plot with its labels. */
    min-block-size: calc(clamp(15rem, 44cqi, 20rem) + 2.25rem);
    margin-inline: 0;
    margin-block-end: 1rem;
  }

  .panel {
    position: relative;
    block-size: clamp(15rem, 44cqi, 20rem);
  }

  .trained {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    background: color-mix(in oklch, var(--ink) 7%, transparent);
  }

  .drawing .bag {
    stroke: var(--ink);
    stroke-width: 1.5;
    stroke-dasharray: 1 3;
  }

  .whisker {
    stroke-width: 1;
  }

  .label.y {
    transform: translateY(50%);
  }

  .label.trained-name {
    inset-block-end: 0.5rem;
    inset-inline-start: 0;
    box-sizing: border-box;
    padding-inline: 0.4rem;
    line-height: 1.2;
    text-align: end;
    white-space: normal;
  }

  /* A line sample with its name, above the plot, where no curve crosses it. */
  .label.bag-name {
    inset-block-end: calc(100% + 0.6rem);
    inset-inline-end: 0;
    max-inline-size: calc(100% - 4.5rem);
    line-height: 1.2;
    text-align: end;
    white-space: normal;
  }

  .label.bag-name::before {
    content: '';
    display: inline-block;
    inline-size: 1.5rem;
    margin-inline-end: 0.4rem;
    border-block-start: 1.5px dotted var(--ink);
    vertical-align: middle;
  }
`;
