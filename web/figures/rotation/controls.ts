import { html, type TemplateResult } from 'lit';
import type { ParameterControl } from '../shared/controls/parameter-control.js';
import { playButton } from '../shared/controls/play-button.js';
import type { Say } from '../shared/reader/words.js';

/** One of each outcome. */
const tries = [
  { dimensions: 8, examples: 100 },
  { dimensions: 16, examples: 100 },
  { dimensions: 8, examples: 3 },
] as const;

export interface LearnActions {
  readonly choose: (one: { readonly dimensions: number; readonly examples: number }) => void;
  /** Learns from two examples, three, four, up to the chosen number. */
  readonly play: () => void;
}

/** What a matrix is learned from. */
export function learnControls(
  say: Say,
  running: boolean,
  { choose, play }: LearnActions,
  examples: ParameterControl,
): TemplateResult {
  return html`
    <div class="tries">
      ${tries.map((one) => html`<button type="button" class="tool" @click=${() => choose(one)}>${say('rotation.try', one)}</button>`)}
    </div>
    <div class="line">${playButton(running, say, play)} ${examples}</div>
  `;
}
