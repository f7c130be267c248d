import { css } from 'lit';

/** Joining, adding, and the matrices behind them. */
export const additionJoinStyles = css`
  .join {
    display: grid;
    gap: 1.5rem;
  }

  .merge-heads {
    display: grid;
    grid-template-columns: calc(100% * var(--word) / (2 * var(--word) + var(--gap))) 1fr calc(
        100% * var(--word) / (2 * var(--word) + var(--gap))
      );
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

  .matrices {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
    gap: 1rem 2.5rem;
  }

  .matrix-name {
    font-weight: 600;
  }

  .matrix svg {
    margin-block-start: 0.5rem;
  }

  .weights {
    fill-opacity: 0.14;
    stroke-width: 1.25;
  }

  .vector {
    fill-opacity: 0.75;
    stroke: none;
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
    font: italic 16px var(--font-text);
    text-anchor: middle;
    dominant-baseline: central;
  }

  .matrix .vector-name {
    text-anchor: start;
  }
`;
