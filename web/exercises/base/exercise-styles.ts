import { css } from 'lit';
import { figureStyles } from '../../figures/shared/frame/figure-styles.js';

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
      margin: 0;
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
      flex: 1 1 16rem;
      min-inline-size: 0;
    }

    .check {
      min-block-size: 2.75rem;
      min-inline-size: 6rem;
      padding-inline: 1.25rem;
      border: 1.5px solid var(--ink);
      border-radius: 2rem;
      background: none;
      cursor: pointer;
    }

    .check:hover {
      background: var(--ink);
      color: var(--paper);
    }

    .feedback {
      min-block-size: 1.7rem;
    }

    .feedback .sentence {
      display: flex;
      gap: 0.6rem;
      margin: 0;
      overflow-wrap: anywhere;
      font-weight: 600;
    }

    .feedback[data-right='true'] .mark {
      color: var(--ink);
    }

    .feedback[data-right='false'] .mark {
      color: var(--accent);
    }

    .tools {
      margin: 0;
    }

    .tools a.tool,
    .worked a.tool {
      display: inline-flex;
      align-items: center;
      font: 0.875rem/1.4 var(--font-ui);
    }

    .tool[aria-disabled='true'] {
      color: var(--ink-soft);
      cursor: default;
      opacity: 0.6;
    }

    .hints {
      margin: 0;
      padding: 0;
      list-style: none;
    }

    .hints > li {
      margin-block-end: 0.75rem;
      padding-inline-start: 1rem;
      border-inline-start: 1px solid var(--hairline);
    }

    .worked {
      padding-block-start: 0.5rem;
    }

    .worked > p {
      margin: 0;
    }

    @container (width < 34rem) {
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
      .check,
      .feedback,
      .hints,
      .worked,
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
