import { html, type TemplateResult } from 'lit';
import type { ParameterControl } from '../shared/controls/parameter-control.js';
import { playButton } from '../shared/controls/play-button.js';
import { presetButton, presetGroup } from '../shared/controls/choice.js';
import type { Translate } from '../shared/reader/messages.js';

/** An example of each outcome. */
const tries = [
  { dimensions: 8, examples: 100 },
  { dimensions: 16, examples: 100 },
  { dimensions: 8, examples: 3 },
] as const;

export interface LearnActions {
  readonly choose: (one: { readonly dimensions: number; readonly examples: number }) => void;
  /** Starts playing from two examples up to the chosen number. */
  readonly play: () => void;
}

/** The number of examples to learn from, and the play button. */
export function learnControls(
  t: Translate,
  running: boolean,
  { choose, play }: LearnActions,
  now: { readonly dimensions: number; readonly examples: number },
  examples: ParameterControl,
): TemplateResult {
  const tried = (one: typeof now): boolean => one.dimensions === now.dimensions && one.examples === now.examples;
  return html`
    ${presetGroup(
      t('rotation.tries'),
      tries.map((one) => presetButton(t('rotation.try', one), tried(one), () => choose(one))),
    )}
    <div class="line">${playButton(running, t, play)} ${examples}</div>
  `;
}
