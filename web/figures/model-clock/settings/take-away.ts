import { html, nothing, type TemplateResult } from 'lit';
import type { Core } from '../../../core/core.js';
import { CodePanel } from '../../shared/controls/code-panel.js';
import { dataTable } from '../../shared/data-table.js';
import type { Translate } from '../../shared/reader/messages.js';
import { programs, type Program } from './programs.js';
import type { Setting } from './setting.js';

type Exports = typeof import('./exports.js');

/** The setting for a program, in a fold that loads the exports when it is opened. */
export class TakeAway {
  readonly #redraw: () => void;
  readonly #code: CodePanel;
  #exports: Exports | undefined;
  #isFailed = false;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
    this.#code = new CodePanel(redraw);
  }

  /** @param choice - The control that chooses the program. */
  render(
    t: Translate,
    core: Core,
    setting: Setting,
    length: number,
    program: Program,
    choice: unknown,
  ): TemplateResult {
    return html`<details class="take" @toggle=${() => void this.#load()}>
      <summary class="text-button">${t('modelClock.take')}</summary>
      ${this.#isFailed ? html`<p class="refusal" role="status">${t('modelClock.partNotLoaded')}</p>` : nothing}
      ${this.#exports ? this.#panel(t, core, this.#exports, setting, length, program, choice) : nothing}
    </details>`;
  }

  #panel(
    t: Translate,
    core: Core,
    { exportFor, rules }: Exports,
    setting: Setting,
    length: number,
    program: Program,
    choice: unknown,
  ): TemplateResult {
    const { code, remark } = exportFor(core, program, setting, length);
    const name = t(`modelClock.program.${program}`);
    const link = (one: Program): TemplateResult => html`<a href=${rules[one].url}>${rules[one].text}</a>`;
    const words = { label: name, copy: t('modelClock.copy'), copied: t('modelClock.copied') };
    return html`<div class="controls">${choice}</div>
      ${code === undefined ? nothing : this.#code.render(words, code)}
      ${remark ? html`<p class="about soft" role="status">${t(`modelClock.remark.${remark}`, { program: name })}</p>` : nothing}
      <p class="about soft">${t('modelClock.rule')} ${link(program)}</p>
      <details>
        <summary class="text-button">${t('modelClock.differ')}</summary>
        ${dataTable(programs, [
          [t('modelClock.program'), (one) => t(`modelClock.program.${one}`)],
          [t('modelClock.reads'), (one) => t(`modelClock.reads.${one}`)],
          [t('modelClock.sourceColumn'), link],
        ])}
      </details>`;
  }

  async #load(): Promise<void> {
    if (this.#exports) return;
    try {
      this.#exports = await import('./exports.js');
      this.#isFailed = false;
    } catch (error) {
      console.error(error);
      this.#isFailed = true;
    }
    this.#redraw();
  }
}
