import { css } from 'lit';
import { notWide, wide } from '../shared/styles/breakpoints.js';

/** Styles of a story at night, whose words light up. */
export const findWordStyles = css`
  .picture {
    --paper: #0b0f18;
    --ink: #f3efe4;
    --ink-soft: #a7a8ad;
    --focus: #8ab8ff;
    --lamp: oklch(88% 0.14 88deg);

    color-scheme: dark;
    padding: 1rem;
    background: var(--paper);
    color: var(--ink);
  }

  .controls {
    display: none;
  }

  .dials,
  .speeds {
    justify-content: space-between;
    max-inline-size: 40rem;
    margin-inline: auto;
  }

  .dials {
    display: grid;
    grid-template-columns: repeat(8, minmax(2.75rem, 4.5rem));
    gap: 0.375rem 0;
  }

  .speeds {
    display: flex;
    color: var(--ink-soft);
  }

  /* Two rows, where eight dials would be smaller than a finger. */
  @container (width < 22rem) {
    .dials {
      grid-template-columns: repeat(4, 3.25rem);
    }
  }

  /* The words beside the dials. */
  @container ${wide} {
    .speeds {
      max-inline-size: 46rem;
      margin-block: calc(-2.25rem - 0.5lh) calc(2.25rem - 0.5lh);
    }
  }

  .dial {
    position: relative;
    aspect-ratio: 1;
    border-radius: 50%;
  }

  .dial svg {
    position: absolute;
    inset: 0;
  }

  .rim {
    fill: oklch(22% 0.02 260deg);
    stroke: oklch(55% 0.02 260deg);
    stroke-width: 3;
  }

  .dial:hover .rim {
    stroke: var(--ink);
  }

  .dial[aria-pressed='true'] .rim {
    stroke: var(--lamp);
    stroke-width: 6;
  }

  .sector {
    opacity: 0.3;
  }

  .hub {
    fill: var(--ink);
  }

  /* A hand that runs: noise shakes it. */
  @media (prefers-reduced-motion: no-preference) {
    .runs {
      animation:
        turn calc(1.4s * var(--pace)) linear calc(-0.9s * var(--pace) * var(--pace)) infinite,
        shake calc(0.11s * var(--pace)) ease-in-out infinite alternate;
    }
  }

  @keyframes turn {
    to {
      rotate: 360deg;
    }
  }

  @keyframes shake {
    from {
      transform: rotate(-7deg);
    }

    to {
      transform: rotate(7deg);
    }
  }

  /* As high with a quote as with the words that fit. */
  .verdict {
    display: grid;
    grid-template-rows: 3.75rem auto;
    place-items: center;
    padding-block: 0.5rem 0.75rem;
    text-align: center;
  }

  .result {
    display: grid;
    gap: 0.25rem 1rem;
    place-items: center;
    min-block-size: 4.5rem;
  }

  .result .cluster {
    justify-content: center;
  }

  .quote {
    font: clamp(1.0625rem, 1.9cqi, 1.375rem) / 1.25 var(--font-text);
    text-wrap: balance;
  }

  .quote .word {
    white-space: nowrap;
  }

  .quote strong {
    display: inline-block;
    color: var(--lamp);
    font-weight: 600;
    font-size: 1.7em;
    line-height: 1.1;
  }

  .several {
    max-inline-size: 100%;
    overflow: hidden;
    color: var(--lamp);
    font: 1.0625rem / 1.4 var(--font-text);
    white-space: nowrap;
    text-overflow: ellipsis;
  }

  .answer {
    font-size: 1rem;
  }

  .story {
    color: oklch(64% 0.02 260deg);
    font: max(0.64rem, 0.2rem + 0.62cqi) / 1.3 var(--font-text);
    text-align: justify;
    text-wrap-style: auto;
    hyphens: none;
  }

  .story:lang(zh) {
    font-size: calc(0.36rem + 0.72cqi);
  }

  .story mark {
    border-radius: 0.15em;
    background: var(--lamp);
    box-shadow: 0 0 0.7em oklch(88% 0.14 88deg / 60%);
    color: #171204;
  }

  .story i {
    color: oklch(74% 0.09 85deg);
    font-style: normal;
  }

  .drawers {
    block-size: min(14rem, 62cqi);
    stroke: oklch(34% 0.025 260deg);
    stroke-width: 0.7;
  }

  /* Their widths are shares of a row. */
  .picture > .drawers path {
    vector-effect: none;
  }

  .nearly {
    stroke: oklch(50% 0.08 85deg);
  }

  .fits {
    stroke: var(--lamp);
    stroke-width: 1;
  }

  @container ${notWide} {
    .story:not(.reading) {
      display: none;
    }
  }

  @container ${wide} {
    .drawers {
      display: none;
    }

    .verdict {
      grid-template-rows: 3.25rem auto;
      padding-block: 0.25rem 0.5rem;
    }

    .result {
      display: flex;
      min-block-size: 2.75rem;
    }
  }

  .story.reading {
    max-inline-size: 34rem;
    margin-inline: auto;
    color: var(--ink);
    font-size: 1.0625rem;
    line-height: 1.6;
    text-align: start;
    white-space: pre-line;
  }

  /* Without scripts the story is there to be read. */
  @media (scripting: none) {
    .dials,
    .speeds,
    .verdict,
    .drawers {
      display: none;
    }

    .story:not(.reading) {
      display: block;
      max-inline-size: 34rem;
      margin-inline: auto;
      color: var(--ink);
      font-size: 1.0625rem;
      line-height: 1.6;
      text-align: start;
      white-space: pre-line;
    }
  }

  @media print {
    .picture {
      background: none;
      color: inherit;
    }

    .dials,
    .speeds,
    .drawers,
    .result .cluster {
      display: none;
    }

    .story:not(.reading) {
      display: block;
      color: inherit;
    }
  }

  @media (forced-colors: active) {
    .story mark {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    .dial[aria-pressed='true'] .rim,
    .fits {
      stroke: Highlight;
    }
  }
`;
