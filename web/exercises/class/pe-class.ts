import { LitElement, html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { save } from '../../figures/shared/frame/save.js';
import { languageTagOf } from '../../figures/shared/reader/language.js';
import { wordsFor, type Say, type WordKey } from '../../figures/shared/reader/words.js';
import type { Catalogue } from './catalogue.js';
import { classCsv } from './class-csv.js';
import { classStyles } from './class-styles.js';
import { classTable, type Cell, type ClassTable, type Column, type HandedIn, type Row } from './class-table.js';
import { deskStyles } from './desk-styles.js';
import { readFiles, type Left } from './read-files.js';
import { timeText } from './time-text.js';

const marks = { solved: '✓', stuck: '?', untouched: '–', absent: '' } as const;
/** Numbers below the table, for each exercise. */
const totals = ['solved', 'stuck', 'untouched', 'attempts', 'hints'] as const;

/**
 * Reads the summaries of a class and shows who is stuck where. Everything stays in the page: nothing is sent, nothing is kept.
 */
export class PeClass extends LitElement {
  static override styles = [...deskStyles, classStyles];

  @property() override lang = '';
  /** The exercises of the tour. */
  @property({ attribute: false }) catalogue: Catalogue = new Map();

  @state() private files: readonly HandedIn[] = [];
  @state() private left: readonly Left[] = [];
  @state() private message = '';
  @state() private isOver = false;

  /** Files that miss the field would open in place of the page, so all of it takes them. */
  readonly #over = (event: DragEvent): void => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    this.isOver = event.type === 'dragover';
    if (event.type === 'drop') void this.#take(event.dataTransfer.files);
  };
  readonly #leave = (event: DragEvent): void => {
    if (event.relatedTarget === null) this.isOver = false;
  };

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('dragover', this.#over);
    addEventListener('drop', this.#over);
    addEventListener('dragleave', this.#leave);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('dragover', this.#over);
    removeEventListener('drop', this.#over);
    removeEventListener('dragleave', this.#leave);
  }

  override render(): TemplateResult {
    const say = wordsFor(languageTagOf(this));
    const table = classTable(this.files, this.catalogue);
    return html`
      <div class="drop" data-over=${String(this.isOver)}>
        <p>${say('class.drop')}</p>
        <label class="button"
          >${say('class.choose')}
          <input
            type="file"
            multiple
            accept="application/json,.json"
            @change=${({ target }: Event) => void this.#chosen(target as HTMLInputElement)}
          />
        </label>
      </div>
      <p class="status" role="status">${this.message}</p>
      ${this.#refusals(table, say)} ${this.files.length === 0 ? nothing : this.#table(table, say)}
    `;
  }

  #refusals({ older }: ClassTable, say: Say): TemplateResult | typeof nothing {
    if (this.left.length + older.length === 0) return nothing;
    return html`<ul class="refusals" role="list">
      ${this.left.map(({ file, why }) => html`<li>${say('class.left', { file, why: why(say) })}</li>`)}
      ${older.map(({ file, summary }) => html`<li>${say('class.older', { file, learner: summary.learner ?? '' })}</li>`)}
    </ul>`;
  }

  #table(table: ClassTable, say: Say): TemplateResult {
    const { columns, rows } = table;
    const isTimed = rows.some(({ seconds }) => seconds !== undefined);
    return html`
      <p>${say('class.sorted')}</p>
      <p class="note">${say('class.key')}</p>
      <div class="scroll" tabindex="0" role="region" aria-label=${say('class.table')}>
        <table>
          <thead>
            <tr>
              <th scope="col">${say('class.learner')}</th>
              <th scope="col">${say('class.solved')}</th>
              <th scope="col">${say('class.stuck')}</th>
              ${isTimed ? html`<th scope="col">${say('class.time')}</th>` : nothing}
              ${columns.map((column) => this.#heading(column, say))}
            </tr>
          </thead>
          <tbody>
            ${rows.map((row) => this.#row(row, isTimed, say))}
          </tbody>
          <tfoot>
            ${totals.map(
              (name) =>
                html`<tr>
                  <th scope="row">${say(`class.all.${name}`)}</th>
                  <td></td>
                  <td></td>
                  ${isTimed ? html`<td></td>` : nothing} ${columns.map((column) => html`<td>${column[name]}</td>`)}
                </tr>`,
            )}
          </tfoot>
        </table>
      </div>
      <div class="buttons">
        <button type="button" class="button" @click=${() => this.#export(table, say)}>${say('class.csv')}</button>
        <button type="button" class="button" @click=${() => print()}>${say('class.print')}</button>
        <button type="button" class="button" @click=${() => this.#clear(say)}>${say('class.clear')}</button>
      </div>
    `;
  }

  #heading({ exercise, seed }: Column, say: Say): TemplateResult {
    const named = this.catalogue.get(exercise);
    return html`<th scope="col" class="exercise">
      ${named?.number ?? exercise} <small>${named?.title ?? nothing}</small>
      ${seed === undefined ? nothing : html`<small>${say('summary.seed', { seed })}</small>`}
    </th>`;
  }

  #row({ name, summary, cells, solved, stuck, seconds }: Row, isTimed: boolean, say: Say): TemplateResult {
    return html`<tr>
      <th scope="row">${name} <small>${summary.made.slice(0, 10)}</small></th>
      <td>${solved}</td>
      <td>${stuck}</td>
      ${isTimed ? html`<td>${seconds === undefined ? '' : timeText(seconds, say)}</td>` : nothing}
      ${cells.map((cell) => this.#cell(cell, say))}
    </tr>`;
  }

  #cell({ state, attempts, hints, seeds }: Cell, say: Say): TemplateResult {
    if (state === 'absent') return html`<td><span class="visually-hidden">${say('class.absent')}</span></td>`;
    const isCounted = attempts !== undefined && hints !== undefined;
    return html`<td
      data-state=${state}
      title=${seeds.length > 0 ? say('class.seedsOf', { seeds: seeds.join(', ') }) : ''}
    >
      <span class="mark" aria-hidden="true">${marks[state]}</span>
      <span class="visually-hidden">${say(`class.${state}` as WordKey)}</span>
      ${
        isCounted
          ? html`<small aria-hidden="true">${attempts} · ${hints}</small>
              <span class="visually-hidden">${say('class.spoken', { attempts, hints })}</span>`
          : nothing
      }
    </td>`;
  }

  async #chosen(field: HTMLInputElement): Promise<void> {
    if (field.files) await this.#take(field.files);
    field.value = ''; // the same files may be chosen again
  }

  /** Files come to those that are there: a class hands in over days. */
  async #take(files: Iterable<File>): Promise<void> {
    const { read, left } = await readFiles([...files], this.files);
    this.files = [...this.files, ...read];
    this.left = left;
    this.message = wordsFor(languageTagOf(this))('class.read', { count: read.length, left: left.length });
  }

  #export(table: ClassTable, say: Say): void {
    // Without the mark, spreadsheets read Chinese as Latin letters.
    save(new Blob([`\uFEFF${classCsv(table, this.catalogue, say)}`], { type: 'text/csv' }), 'class.csv');
  }

  #clear(say: Say): void {
    [this.files, this.left] = [[], []];
    this.message = say('class.cleared');
    this.renderRoot.querySelector<HTMLElement>('input')?.focus();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-class': PeClass;
  }
}
