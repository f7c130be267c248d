import { css } from 'lit';

/**
 * Styles of a story at night, whose words light up. `--pe-night-bleed` is how far the night reaches beyond the figure.
 */
export const findWordStyles = css`
  .night {
    --night: #0b0f18;
    --lamp: oklch(88% 0.14 88deg);

    color-scheme: dark;
    padding: 1rem var(--pe-night-margin, 1rem) 0.75rem;
    background: var(--night);
    border-image: linear-gradient(var(--night) 0 0) fill 0 / 0 / 0 var(--pe-night-bleed, 0);
    color: #f3efe4;
  }

  .controls {
    display: none;
  }

  /* Small enough that all of the story is seen at once: a texture of words. */
  .story {
    margin: 0;
    color: oklch(60% 0.02 260deg);
    font: calc(0.2rem + 0.62cqi) / 1.3 var(--font-text);
    text-align: justify;
    text-wrap-style: auto;
    hyphens: none;
  }

  .story:lang(zh) {
    font-size: calc(0.36rem + 0.72cqi);
    line-height: 1.3;
  }

  .story mark {
    border-radius: 0.15em;
    background: var(--lamp);
    box-shadow: 0 0 0.7em oklch(88% 0.14 88deg / 60%);
    color: #171204;
  }

  .story i {
    color: oklch(72% 0.09 85deg);
    font-style: normal;
  }

  .story.reading {
    max-inline-size: 34rem;
    margin-inline: auto;
    color: #e6e1d5;
    font-size: 1.0625rem;
    line-height: 1.6;
    text-align: start;
    white-space: pre-line;
  }

  .verdict {
    display: grid;
    align-content: center;
    justify-items: center;
    min-block-size: 5.75rem;
    padding-block: 0.5rem 0.25rem;
    text-align: center;
  }

  .result {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0.75rem;
    align-items: center;
    justify-content: center;
    min-block-size: 2.75rem;
  }

  .result .button {
    padding-inline: 0.8rem;
    border-color: var(--lamp);
    font-size: 0.9375rem;
  }

  .quote,
  .answer {
    margin: 0;
  }

  .answer:empty {
    display: none;
  }

  .quote {
    font: clamp(1rem, 1.9cqi, 1.375rem) / 1.3 var(--font-text);
    text-wrap: balance;
  }

  .quote strong {
    display: inline-block;
    padding-inline: 0.06em;
    color: var(--lamp);
    font-weight: 600;
    font-size: 1.7em;
    line-height: 1.1;
  }

  .answer {
    font-variant-numeric: tabular-nums;
    font-size: 1.0625rem;
  }

  .quote + .result .answer {
    color: oklch(75% 0.02 260deg);
    font-size: 0.9375rem;
  }

  .dials {
    display: grid;
    grid-template-columns: repeat(8, minmax(2.75rem, 4.5rem));
    gap: 0.125rem clamp(0rem, 1.2cqi - 0.25rem, 1rem);
    justify-content: center;
  }

  .dial {
    position: relative;
    aspect-ratio: 1;
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    cursor: pointer;
  }

  .dial svg {
    position: absolute;
    inset: 0;
  }

  .dial:focus-visible {
    border-radius: 50%;
  }

  .rim {
    fill: oklch(22% 0.02 260deg);
    stroke: oklch(55% 0.02 260deg);
    stroke-width: 3;
  }

  .dial:hover .rim {
    stroke: #f3efe4;
  }

  .dial[aria-pressed='true'] .rim {
    stroke: var(--lamp);
    stroke-width: 6;
  }

  .sector {
    opacity: 0.3;
  }

  .hub {
    fill: #f3efe4;
  }

  /* A hand that runs: noise shakes it. */
  .runs {
    opacity: 0.75;
    animation: run calc(1.4s * var(--pace)) linear calc(-0.9s * var(--pace) * var(--pace)) infinite;
  }

  @keyframes run {
    8% {
      rotate: 48deg;
    }

    15% {
      rotate: 36deg;
    }

    27% {
      rotate: 112deg;
    }

    38% {
      rotate: 121deg;
    }

    45% {
      rotate: 178deg;
    }

    54% {
      rotate: 169deg;
    }

    66% {
      rotate: 251deg;
    }

    74% {
      rotate: 243deg;
    }

    88% {
      rotate: 331deg;
    }

    100% {
      rotate: 360deg;
    }
  }

  .speed {
    grid-row: 2;
    grid-column: 1 / span 4;
    color: oklch(70% 0.02 260deg);
    font-size: 0.75rem;
    line-height: 1;
  }

  .slow {
    grid-column: 5 / -1;
    text-align: end;
  }

  @container (width < 22rem) {
    .dials {
      grid-template-columns: repeat(4, minmax(2.75rem, 4.5rem));
    }

    .speed {
      grid-row: 3;
      grid-column: 1 / span 2;
    }

    .slow {
      grid-column: 3 / -1;
    }
  }

  /* The words at both ends of the row. */
  @container (width >= 34rem) {
    .dials {
      grid-template-columns: 4rem repeat(8, minmax(2.75rem, 4.5rem)) 4rem;
      align-items: center;
    }

    .speed {
      grid-row: 1;
      grid-column: 1;
      font-size: 0.875rem;
      text-align: end;
    }

    .slow {
      grid-column: 10;
      text-align: start;
    }
  }

  /* Without scripts the story is there to be read. */
  @media (scripting: none) {
    .story {
      font-size: 1.0625rem;
      line-height: 1.6;
      white-space: pre-line;
    }

    .dials {
      display: none;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    .runs {
      animation: none;
    }
  }

  @media print {
    .night {
      border-image: none;
      background: none;
      color: var(--ink);
    }

    .story,
    .story i {
      color: var(--ink-soft);
    }

    .dials,
    .result .button {
      display: none;
    }
  }

  @media (forced-colors: active) {
    .story mark {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }

    .dial[aria-pressed='true'] .rim {
      stroke: Highlight;
    }
  }
`;
