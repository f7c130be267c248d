import { css } from 'lit';

/** Lettered options between hairlines, like the predictions in the chapters. */
export const choiceStyles = css`
  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
    min-inline-size: 0;
  }

  legend {
    padding: 0;
    color: var(--ink-soft);
  }

  .options {
    display: block;
  }

  .options label {
    display: grid;
    grid-template-columns: 1.6rem minmax(0, 1fr);
    gap: 0.9rem;
    align-items: center;
    position: relative;
    min-block-size: 3rem;
    padding: 0.35rem 0.5rem 0.35rem 0.2rem;
    border-block-end: 1px solid var(--hairline);
    font: 1.0625rem/1.5 var(--font-text);
    cursor: pointer;
  }

  .options label:hover {
    background: color-mix(in oklab, var(--ink) 4%, transparent);
  }

  .letter {
    display: grid;
    place-items: center;
    inline-size: 1.6rem;
    block-size: 1.6rem;
    border: 1px solid var(--ink-soft);
    border-radius: 50%;
    color: var(--ink-soft);
    font: 500 0.75rem/1 var(--font-ui);
  }

  .options input[type='checkbox'] + .letter {
    border-radius: 0.3rem;
  }

  .options input:checked + .letter {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }

  .options input:focus-visible + .letter {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }

  .options [data-verdict='wrong'] input:checked + .letter {
    border-color: var(--accent);
    background: none;
    color: var(--accent);
    font-size: 1rem;
  }
`;
