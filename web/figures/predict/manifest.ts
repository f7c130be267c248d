import { speaking } from '../shared/manifest/common-parameters.js';
import type { Manifest } from '../shared/manifest/manifest.js';
import { number, toggle } from '../shared/manifest/parameters.js';

const booleanAttribute = { toAttribute: (on: unknown) => (on === true ? '' : null) };

export const parameters = {
  answer: number({ min: 1, max: 99, kind: 'whole' }),
  open: { ...toggle(), reflect: true, converter: booleanAttribute },
  committed: { ...toggle(), reflect: true, converter: booleanAttribute },
};

export const manifest: Manifest<typeof parameters> = {
  tag: 'pe-predict',
  summary:
    "Predict, commit, reveal: a question, an ordered list of answers, and what follows the list. Readers see the question; a button opens the answers, and the rest shows once they have chosen, or asked to see it without a guess. It works on the page's own Markdown, so without scripts all of it reads as text. The build adds the buttons, `.ask`, and puts what follows the list into a block, `.reveal`; the site's style sheet hides both.",
  display: 'wrapper',
  calls: [],
  words: ['predict'],
  common: speaking,
  parameters,
  help: {
    answer: 'The number of the right answer, from 1.',
    open: 'Shows the answers.',
    committed: 'Shows the reveal: the reader has answered, or wants no question.',
  },
  slot: 'Question, `<ol>` of answers, reveal.',
  events: [
    {
      name: 'guess-committed',
      detail: '{ guess: number; right: boolean }',
      help: '`detail` has the number of the chosen answer, from 1, as `guess`, and whether it is `right`.',
    },
  ],
};
