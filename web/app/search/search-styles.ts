import { css } from 'lit';

/** Loaded with the search: the page's own style sheet doesn't contain these rules. */
export const { styleSheet: searchStyles } = css`
  .search {
    padding-block: 0.75rem 0.25rem;
  }

  .search input {
    box-sizing: border-box;
    inline-size: min(100%, 32rem);
    min-block-size: 2.75rem;
    padding: 0.4rem 0.75rem;
    border: 1px solid var(--pe-ink-soft);
    border-radius: 0.2rem;
    background: var(--pe-paper);
    color: var(--pe-ink);
    font: 1rem/1.4 var(--pe-font-ui);
  }

  .search input::placeholder {
    color: var(--pe-ink-soft);
    opacity: 1;
  }

  .search[data-searching] ~ * {
    display: none;
  }

  .search p {
    color: var(--pe-ink-soft);
  }

  .search[data-searching] p {
    margin-block: 0.75rem 0.25rem;
  }

  .search ul {
    padding: 0;
    list-style: none;
  }

  .search li {
    margin: 0;
    border-block-start: 1px solid var(--pe-hairline);
  }

  .search li > a {
    display: block;
    padding-block: 0.5rem;
    color: var(--pe-ink);
  }

  .search li > a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }

  .search small {
    display: block;
    max-inline-size: 46rem;
    color: var(--pe-ink-soft);
    font-size: 0.8125rem;
    line-height: 1.5;
  }
`;
