import { css } from 'lit';

export const workedExampleStyles = css`
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  p {
    margin: 0;
  }

  .pairs {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr));
    gap: 1.25rem 2.5rem;
  }

  .pairs li {
    padding-inline-start: 0.9rem;
    border-inline-start: 3px solid var(--hand);
  }

  .pair {
    color: var(--ink-soft);
  }

  math {
    font-size: 1.15rem;
    line-height: 2;
  }

  .value {
    font-weight: 600;
  }

  .slip {
    margin-block-start: 0.25rem;
    color: var(--ink-soft);
    font-family: var(--font-text);
  }

  .assembled-label {
    margin-block-start: 1.5rem;
    color: var(--ink-soft);
  }

  .assembled {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
    gap: 0.5rem 0.25rem;
    margin-block-start: 0.25rem;
  }

  .assembled li {
    display: grid;
    border-block-end: 3px solid var(--hand);
  }

  .index {
    color: var(--ink-soft);
    font-size: 0.75rem;
  }

  pre {
    overflow-x: auto;
    margin: 0;
    padding-block: 0.5rem;
    font: 0.8125rem/1.55 var(--font-mono);
  }
`;
