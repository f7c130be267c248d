import { html, nothing, type TemplateResult } from 'lit';
import { typed } from '../shared/controls/typed.js';
import { ConfigReader, type Brought } from './config-reader.js';
import type { Sentence } from '../shared/config/model-clock.js';
import type { Say } from '../shared/reader/words.js';

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
  /** The text that was refused, and why: it stays in the field, where it is not too long for that. */
  #refused: { readonly why: Sentence; readonly text: string | undefined } | undefined;
  #isOver = false;

  constructor(owner: PanelOwner) {
    this.#owner = owner;
    this.#reader = new ConfigReader({
      accept: (brought) => {
        this.clear();
        const why = owner.accept(brought);
        if (why) this.#refuse(why, brought.text);
      },
      refuse: (why, text) => this.#refuse(why, text),
    });
  }

  #refuse(why: Sentence, text: string | undefined): void {
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

  render(say: Say): TemplateResult {
    const refusal = this.#refused && say(this.#refused.why.key, this.#refused.why.values);
    return html`
      <div
        class=${this.#isOver ? 'paste over' : 'paste'}
        @dragover=${(event: DragEvent) => this.#over(event)}
        @dragleave=${() => this.#leave()}
        @drop=${(event: DragEvent) => this.#drop(event)}
      >
        <details>
          <summary class="tool">${say('modelClock.own')}</summary>
          <label for="config">${say('modelClock.paste')}</label>
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
            @input=${(event: Event) => void this.#reader.read((event.target as HTMLTextAreaElement).value, false)}
            @change=${(event: Event) => this.#typed(event)}
          ></textarea>
          <div class="under">
            <label class="tool file"
              ><input
                type="file"
                accept=".json,application/json,text/plain"
                class="visually-hidden"
                @change=${(event: Event) => this.#open(event)}
              />${say('modelClock.file')}</label
            >
            <span id="config-private" class="private">${say('modelClock.private')}</span>
          </div>
        </details>
        <p class="refusal" id="config-refusal" role="status">${refusal ?? nothing}</p>
      </div>
    `;
  }

  /**
   * A whole file takes the place of what is there, wherever the cursor stands; so does what is far too long, of which the sentence
   * comes without the field having to lay it out. Pieces are put in as ever, and read then.
   */
  #paste(event: ClipboardEvent): void {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const { value, selectionStart, selectionEnd } = event.target as HTMLTextAreaElement;
    const becomes = value.slice(0, selectionStart) + pasted + value.slice(selectionEnd);
    const isPiece = pasted.length < pieceAtMost && (!pasted.trimStart().startsWith('{') || isJson(becomes));
    if (isPiece) {
      void this.#reader.read(becomes);
      return;
    }
    event.preventDefault();
    void this.#reader.read(pasted);
  }

  #typed(event: Event): void {
    void this.#reader.read((event.target as HTMLTextAreaElement).value);
  }

  #open(event: Event): void {
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
    this.#leave();
    void this.#reader.drop(event.dataTransfer);
  }
}

/** Characters. */
const pieceAtMost = 2 ** 16;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
