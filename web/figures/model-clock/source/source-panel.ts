import { html, nothing, type TemplateResult } from 'lit';
import { typed } from '../../shared/controls/typed.js';
import { ConfigReader, type Brought } from './config-reader.js';
import type { Sentence } from '../../shared/model-config/model-clock.js';
import type { Translate } from '../../shared/reader/messages.js';

/** The figure around the field. */
export interface PanelOwner {
  /** The file of the clock that is shown; empty where there are only its numbers. */
  text(): string;
  /** Takes the clock, or says why it cannot be computed. */
  accept(brought: Brought): Sentence | undefined;
  /** A text was refused: nothing of the former file may stay. */
  refuse(): void;
  redraw(): void;
}

/**
 * The fold in which a reader pastes, types or opens a config.json, and below it the sentence that says why it could not
 * be read. A file may be dropped on it, folded or not.
 */
export class SourcePanel {
  readonly #owner: PanelOwner;
  readonly #reader: ConfigReader;
  /** The reason of a refusal, and the text that stays in the field: the refused one, if it is not too long for that. */
  #refused: { readonly why: Sentence; readonly text: string } | undefined;
  #text = '';
  /** The text as the reader has last edited it. */
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

  /** Another clock is shown: what was refused is over. */
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
          <summary class="tool">${t('modelClock.own')}</summary>
          <label for="config">${t('modelClock.paste')}</label>
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
          <div class="under">
            <label class="tool file"
              ><input
                type="file"
                accept=".json,.gguf,.txt,.md,application/json,text/plain"
                class="visually-hidden"
                @change=${(event: Event) => this.#open(event)}
              />${t('modelClock.file')}</label
            >
            <span id="config-private" class="private">${t('modelClock.private')}</span>
          </div>
        </details>
        <p class="refusal" id="config-refusal" role="status">${refusal ?? nothing}</p>
      </div>
    `;
  }

  /**
   * A paste takes the place of a text that the reader has not touched, wherever the cursor stands; and so does one that is
   * far too long, of which the sentence comes without the field having to lay it out. In a text that she has edited a paste
   * is put in as in any field.
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

  /** The text in the field: it stays there if what comes instead is refused and cannot be shown. */
  #keep(event: Event): string {
    const panel = (event.currentTarget as Element).closest('.paste');
    return (this.#text = panel?.querySelector('textarea')?.value ?? '');
  }

  #open(event: Event): void {
    this.#keep(event);
    const input = event.target as HTMLInputElement;
    const file = input.files?.[0];
    if (file) void this.#reader.readFile(file);
    // The same file can be opened again after it was changed.
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
