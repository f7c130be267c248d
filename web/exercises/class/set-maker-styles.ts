import { css } from 'lit';

export const setMakerStyles = css`
  fieldset {
    min-inline-size: 0;
    margin: 0.75rem 0;
    padding: 0;
    border: 0;
  }

  legend,
  h2 {
    margin: 0;
    padding: 0;
    font: 600 0.9375rem/1.4 var(--font-ui);
  }

  .all {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
    column-gap: 1.5rem;
    overflow: auto;
    max-block-size: 20rem;
    margin-block-start: 0.5rem;
    padding: 0.25rem;
    border-block: 1px solid var(--hairline);
  }

  ol > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
    align-items: center;
    padding-block: 0.25rem;
    border-block-end: 1px solid var(--hairline);
  }

  .name {
    flex: 1 1 14rem;
  }

  .seed {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    color: var(--ink-soft);
  }

  .seed input {
    inline-size: 5rem;
    color: var(--ink);
  }

  .steps {
    display: flex;
  }

  .refusal {
    flex-basis: 100%;
  }

  .link {
    overflow-wrap: anywhere;
    user-select: all;
  }

  .link a {
    display: inline-block;
    min-block-size: 2.75rem;
    color: inherit;
    align-content: center;
  }

  .code svg {
    display: block;
    max-inline-size: 100%;
    block-size: auto;
  }
`;
