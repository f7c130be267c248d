import { css } from 'lit';

/** The drawing of how joining becomes adding, and the matrices that read the one and the other. */
export const additionJoinStyles = css`
  .merge-heads {
    display: grid;
    grid-template-columns: repeat(2, calc(100% * var(--word) / (2 * var(--word) + var(--gap))));
    justify-content: space-between;
    align-items: end;
    color: var(--ink-soft);
    text-align: center;
  }

  .merge-sum {
    color: var(--ink-soft);
    text-align: center;
  }

  .picture svg.merge-drawing {
    block-size: clamp(11rem, 30cqi, 16rem);
  }

  .wire {
    fill: none;
    stroke: var(--ink-soft);
    stroke-opacity: 0.75;
    stroke-width: 1.25px;
    vector-effect: non-scaling-stroke;
  }

  .join {
    display: grid;
    gap: 1.25rem 2.5rem;
  }

  .join > .reading {
    grid-column: 1 / -1;
    margin: 0;
  }

  .matrix-name {
    font-weight: 600;
  }

  .picture .matrix svg {
    max-inline-size: 26rem;
    margin-block-start: 0.5rem;
  }

  .weights {
    fill-opacity: 0.14;
    stroke-width: 1.25;
  }

  .input {
    fill-opacity: 0.3;
    stroke-width: 1.25;
  }

  .of-word {
    fill: var(--ink);
    stroke: var(--ink);
  }

  .of-code {
    fill: var(--light);
    stroke: var(--light);
  }

  .both {
    fill: var(--ink-soft);
    stroke: var(--ink-soft);
  }

  .matrix text {
    fill: currentcolor;
    font: italic 15px var(--font-text);
    text-anchor: middle;
    dominant-baseline: central;
  }

  .matrix .input-name {
    fill: var(--ink-soft);
    font: 12px var(--font-ui);
    text-anchor: start;
  }

  .matrix .input-name.last {
    text-anchor: end;
  }

  @container (min-width: 38rem) {
    .join {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
