import { css } from 'lit';
import { figureStyles } from '../../figures/shared/styles/figure-styles.js';
import { narrow } from '../../figures/shared/styles/breakpoints.js';

/** Layout of all exercises: the number in the margin, then question, input, feedback and tools. */
export const exerciseStyles = [
  ...figureStyles,
  css`
    .exercise {
      display: grid;
      grid-template-columns: 3.25rem minmax(0, 1fr);
      row-gap: 0.5rem;
      padding-block: 1.75rem 1rem;
      border-block-start: 1px solid var(--hairline);
    }

    .exercise > * {
      grid-column: 2;
      max-inline-size: 40rem;
    }

    .exercise > h3,
    .exercise > .seed {
      grid-column: 1;
      grid-row: 1 / span 2;
    }

    .exercise > h3 {
      color: var(--ink-soft);
      font: 1.0625rem/1.6 var(--font-text);
      font-variant-numeric: lining-nums tabular-nums;
    }

    /* The page draws the rule above its own title. */
    :host([titled]) .exercise {
      padding-block-start: 0;
      border-block-start: 0;
    }

    .seed {
      display: none;
    }

    .tick {
      display: block;
      color: var(--ink);
      font: 0.75rem/1.3 var(--font-ui);
    }

    .tick > span {
      display: block;
      font-size: 1.5rem;
      line-height: 1;
    }

    .question,
    .hints,
    .feedback,
    .worked {
      font: 1.0625rem/1.6 var(--font-text);
    }

    .reply {
      display: flex;
      flex-wrap: wrap;
      gap: 0.75rem 1.5rem;
      align-items: start;
      justify-content: space-between;
      margin-block-start: 0.25rem;
    }

    .input {
      flex: 1 1 100%;
      min-inline-size: 0;
    }

    .check {
      min-inline-size: 6rem;
    }

    .feedback {
      min-block-size: 1.7rem;
    }

    .feedback .sentence {
      display: flex;
      gap: 0.6rem;
      overflow-wrap: anywhere;
      font-weight: 600;
    }

    .feedback[data-right='false'] .mark {
      color: var(--accent);
    }

    .tools {
      margin: 0;
    }

    .hints > li {
      margin-block-end: 0.75rem;
    }

    .worked {
      padding-block-start: 0.5rem;
    }

    .worked .text-button {
      font: 0.875rem/1.4 var(--font-ui);
    }

    @container ${narrow} {
      .exercise {
        grid-template-columns: minmax(0, 1fr);
      }

      .exercise > *,
      .exercise > h3 {
        grid-column: 1;
        grid-row: auto;
      }

      .exercise > h3 {
        display: flex;
        gap: 0.75rem;
        align-items: baseline;
      }

      .tick,
      .tick > span {
        display: inline;
        font-size: 1rem;
      }
    }

    @media print {
      .tick,
      .tolerance {
        display: none;
      }

      .seed {
        display: block;
        font: 0.6875rem/1.3 var(--font-ui);
      }

      .exercise {
        break-inside: avoid;
      }
    }
  `,
];
