import { html, nothing, type TemplateResult } from 'lit';
import { typed } from '../../shared/controls/live-input-directive.js';
import { ConfigReader, type Brought } from './config-reader.js';
import type { Sentence } from '../../shared/model-config/model-clock.js';
import type { Translate } from '../../shared/reader/messages.js';

/** What the panel needs from its figure. */
export interface PanelOwner {
  /** The file of the current clock; empty if only its numbers are known. */
  text(): string;
  /** Shows the clock, or returns why it cannot be computed. */
  accept(brought: Brought): Sentence | undefined;
  /** Called when a text was rejected; removes the previous file. */
  refuse(): void;
  redraw(): void;
}

/**
 * A disclosure for pasting, typing or opening a config.json, with an error message below. Files can be dropped on it,
 * open or not.
 */
export class SourcePanel {
  readonly #owner: PanelOwner;
  readonly #reader: ConfigReader;
  /** The error, and the text that stays in the field: the rejected one, unless too long. */
  #refused: { readonly why: Sentence; readonly text: string } | undefined;
  #text = '';
  /** The text as edited by the user. */
  #edited: string | undefined;
  #isOver = false;

  constructor(owner: PanelOwner) {
    this.#owner = owner;
    this.#reader = new ConfigReader({
      accept: (brought) => {
        this.clear();
        const why = owner.accept(brought);
        if (why) this.#refuse(why, brought.text);
      },
      refuse: (why, text = this.#text) => this.#refuse(why, text),
    });
  }

  #refuse(why: Sentence, text: string): void {
    this.#refused = { why, text };
    this.#owner.refuse();
  }

  get isRefusing(): boolean {
    return this.#refused !== undefined;
  }

  /** Clears the error when another clock is shown. */
  clear(): void {
    this.#refused = undefined;
  }

  render(t: Translate): TemplateResult {
    const refusal = this.#refused && t(this.#refused.why.key, this.#refused.why.values);
    return html`
      <div
        class=${this.#isOver ? 'paste over' : 'paste'}
        @dragover=${(event: DragEvent) => this.#over(event)}
        @dragleave=${() => this.#leave()}
        @drop=${(event: DragEvent) => this.#drop(event)}
      >
        <details>
          <summary class="text-button">${t('modelClock.own')}</summary>
          <label class="soft" for="config">${t('modelClock.paste')}</label>
          <textarea
            id="config"
            rows="3"
            spellcheck="false"
            autocomplete="off"
            autocapitalize="off"
            placeholder='{ "head_dim": 128, "rope_theta": 500000, … }'
            aria-invalid=${refusal === undefined ? 'false' : 'true'}
            aria-describedby="config-refusal config-private"
            .value=${typed(this.#refused?.text ?? this.#owner.text())}
            @paste=${(event: ClipboardEvent) => this.#paste(event)}
            @input=${(event: Event) => this.#input(event)}
            @change=${(event: Event) => this.#typed(event)}
          ></textarea>
          <div class="cluster">
            <label class="text-button file"
              ><input
                type="file"
                accept=".json,.gguf,.txt,.md,application/json,text/plain"
                class="visually-hidden"
                @change=${(event: Event) => this.#open(event)}
              />${t('modelClock.file')}</label
            >
            <span id="config-private" class="soft small">${t('modelClock.private')}</span>
          </div>
        </details>
        <p class="refusal reserve" id="config-refusal" role="status">${refusal ?? nothing}</p>
      </div>
    `;
  }

  /**
   * A paste replaces the text if the user has not edited it, wherever the cursor is. So does an overlong one, whose
   * error message needs no layout of its text. Otherwise it is inserted as usual.
   */
  #paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const isEdited = this.#keep(event) === this.#edited;
    if (pasted === '' || (isEdited && pasted.length < longestPiece)) return;
    event.preventDefault();
    void this.#reader.read(pasted);
  }

  #input(event: Event): void {
    this.#edited = this.#keep(event);
    void this.#reader.read(this.#edited, (event as InputEvent).inputType === 'insertFromPaste');
  }

  #typed(event: Event): void {
    void this.#reader.read(this.#keep(event));
  }

  /** Returns the field's text and keeps it, in case the new one is rejected and cannot be shown. */
  #keep(event: Event): string {
    const panel = (event.currentTarget as Element).closest('.paste');
    return (this.#text = panel?.querySelector('textarea')?.value ?? '');
  }

  #open(event: Event): void {
    this.#keep(event);
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) void this.#reader.readFile(file);
    // Allows opening the same file again after a change.
    input.value = '';
  }

  #over(event: DragEvent): void {
    event.preventDefault();
    if (this.#isOver) return;
    this.#isOver = true;
    this.#owner.redraw();
  }

  #leave(): void {
    this.#isOver = false;
    this.#owner.redraw();
  }

  #drop(event: DragEvent): void {
    event.preventDefault();
    this.#keep(event);
    this.#leave();
    void this.#reader.drop(event.dataTransfer);
  }
}

/** Characters. */
const longestPiece = 2 ** 16;
