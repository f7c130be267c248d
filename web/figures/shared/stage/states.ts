import { html, nothing, type TemplateResult } from 'lit';

/** A step of a lesson: the figure's state in it, as phrases and links write it, and the words that are shown with it. */
export interface Step {
  readonly state: readonly (readonly [field: string, text: string])[];
  readonly caption: string;
}

/**
 * Reads the steps of a figure, `position=0 Midnight | position=8&hand=1 Eight positions on`. They are one attribute, so they go
 * wherever attributes go: into Markdown, shortcodes, the address of a frame. A bar parts them. Each is a state written as in
 * phrases and links, which has no spaces, and after the first space its caption; `%7C` is a bar that parts nothing.
 */
export const readSteps = (text: string): Step[] =>
  text
    .split('|')
    .map((step) => step.trim())
    .filter((step) => step !== '')
    .map((step) => {
      const [, state = '', caption = ''] = /^\??(\S*)\s*(.*)$/s.exec(step) ?? [];
      return { state: [...new URLSearchParams(state)], caption: decoded(caption.replace(/\s+/g, ' ')) };
    });

/** The captions of steps, one over the other, so that nothing moves from step to step: `shown` is seen, from 1. */
export const captionList = (steps: readonly Step[], shown: number): TemplateResult =>
  html`<ol class="stage-captions">
    ${steps.map(({ caption }, index) => html`<li class=${index + 1 === shown ? 'stage-shown' : nothing}>${caption}</li>`)}
  </ol>`;

const decoded = (caption: string): string => caption.replace(/%7c/gi, '|');
