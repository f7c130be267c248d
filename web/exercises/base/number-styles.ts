import { css } from 'lit';

export const numberStyles = css`
  .number {
    display: flex;
    gap: 0.75rem;
    align-items: baseline;
    min-block-size: 2.75rem;
    color: var(--ink-soft);
  }

  .number input {
    flex: 0 1 11rem;
    min-inline-size: 5rem;
    min-block-size: 2.75rem;
    padding: 0 0.25rem;
    border: 0;
    border-block-end: 1.5px solid var(--ink-soft);
    border-radius: 0;
    background: none;
    color: var(--ink);
    font: 1.1875rem/1.3 var(--font-text);
    font-variant-numeric: tabular-nums lining-nums;
  }

  .number input[aria-invalid='true'] {
    border-block-end: 2px solid var(--warning);
  }

  .tolerance,
  .refusal {
    margin: 0.25rem 0 0;
    color: var(--ink-soft);
  }

  .refusal {
    color: var(--warning);
  }

  .refusal:empty {
    display: none;
  }
`;
