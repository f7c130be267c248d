import { html, nothing, type TemplateResult } from 'lit';
import type { Core } from '../../core/core.js';
import { keyedPlace, ownKey } from '../shared/controls/slider-keys.js';
import { typed } from '../shared/controls/live-input-directive.js';
import { core } from '../shared/frame/core-provider.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { preparedAttribute } from '../shared/frame/prerender-data.js';
import { tourAddress } from '../shared/links/tour-address.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { getLanguageTag } from '../shared/reader/languages.js';
import { factStyles, legendStyles } from '../shared/styles/primitives.js';
import { folderOfLanguage } from '../shared/reader/messages.js';
import { GrowingRows } from './incremental-rows.js';
import { loadRows, rowsMaker } from './load-rows.js';
import { parameters } from './manifest.js';
import { matchesFilter, sorted, type Sort, type Filter } from './order.js';
import { getTimeline, type Timeline } from './dot-layout.js';
import { pack, unpack } from './packed-rows.js';
import type { Row } from './row.js';
import { rowsTable, unverified, type Sorting } from './rows-table.js';
import { whichModelStyles } from './styles.js';
import { timelineDrawing } from './timeline.js';
import { timelineStyles } from './timeline-styles.js';
import { modelDetails } from './model-details.js';

export class PeWhichModel extends figureWith(parameters) {
  static override styles = [factStyles, legendStyles, whichModelStyles, timelineStyles];
  protected override readonly topic = 'whichModel';

  #rows: readonly Row[] | undefined;
  /** Whether loading the row code failed. */
  #isWithoutRows = false;
  readonly #sorted = new Memo<readonly Row[]>();
  readonly #timeline = new Memo<Timeline>();
  readonly #growing = new GrowingRows<Row>(this);

  /** For the build: preloads what other pages load lazily. */
  static readonly ahead = loadRows;

  /** For the build: all rows. */
  static prepared(core: Core): string {
    return pack(rowsMaker()!(core));
  }

  /** The prerendered rows; on other sites they are computed once the code has loaded. */
  get #all(): readonly Row[] {
    const prepared = this.getAttribute(preparedAttribute);
    this.#rows ??= prepared ? unpack(prepared) : this.hasUpdated ? rowsMaker()?.(core()) : undefined;
    return this.#rows ?? [];
  }

  get #wanted(): Filter {
    return { scheme: this.values.scheme, search: this.search ?? '' };
  }

  /** The selected row, else the earliest that matches. */
  #selectedRow(rows: readonly Row[]): Row | undefined {
    const picked = rows.find(({ key }) => key === this.model);
    if (picked) return picked;
    const inOrder = sorted(rows, 'published', false);
    return inOrder.find((row) => matchesFilter(row, this.#wanted)) ?? inOrder[0];
  }

  protected override instruction(): string {
    return this.t(this.view === 'timeline' ? 'whichModel.pickDot' : 'whichModel.instruction');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.hasAttribute(preparedAttribute)) return;
    void Promise.all([loadRows(), this.updateComplete]).then(
      () => this.#rowsLoaded(true),
      (error: unknown) => {
        console.error(error);
        this.#rowsLoaded(false);
      },
    );
  }

  #rowsLoaded(hasRows: boolean): void {
    this.#isWithoutRows = !hasRows;
    this.requestUpdate();
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    if (this.#isWithoutRows) return html`<p class="refusal" role="status">${t('whichModel.noList')}</p>`;
    const all = this.#all;
    const wanted = this.#wanted;
    const found = all.filter((row) => matchesFilter(row, wanted));
    const isUnknown = this.model !== undefined && all.length > 0 && all.every(({ key }) => key !== this.model);
    return html`
      ${
        this.controls === 'none'
          ? nothing
          : html`<div class="controls">${this.control('scheme')} ${this.control('view')}</div>`
      }
      ${this.view === 'timeline' ? this.#dots(all, wanted) : this.#table(found)}
      <p class="count soft reserve" ${announceAtRest()}>
        ${found.length > 0 || all.length === 0 ? t('whichModel.count', { count: found.length, all: all.length }) : t('whichModel.none')}
      </p>
      ${this.view === 'timeline' ? nothing : unverified(t, all)}
      ${isUnknown ? html`<p class="refusal">${t('whichModel.notInList', { key: this.model! })}</p>` : nothing}
    `;
  }

  #table(found: readonly Row[]): TemplateResult {
    return html`<div class="box" role="group" tabindex="0" aria-label=${this.t('whichModel.view.table')}>
      ${rowsTable(this.t, this.#growing.visible(this.#inOrder(found)), this.#sorting)}
    </div>`;
  }

  #inOrder(rows: readonly Row[]): readonly Row[] {
    const { sort, descending } = this.#sorting;
    const { scheme, search } = this.#wanted;
    return this.#sorted.get([this.#rows, scheme, search, sort, descending], () => sorted(rows, sort, descending));
  }

  get #sorting(): Sorting {
    return {
      ...{ sort: this.values.sort, descending: this.descending, picked: this.model },
      by: (sort) => this.#sortBy(sort),
      clock: (row) => this.#clockOf(row),
    };
  }

  #sortBy(sort: Sort): void {
    this.descending = sort === this.#sorting.sort && !this.descending;
    this.sort = sort;
  }

  /** A link to the model's clock in the tour. The build does not know the tour's URL. */
  #clockOf({ key, hasClock }: Row): string | undefined {
    const tour = this.hasUpdated && hasClock ? tourAddress() : undefined;
    return tour && `${tour.root}${folderOfLanguage(getLanguageTag(this))}/model/?model-clock.model=${key}#model-clock`;
  }

  #dots(all: readonly Row[], wanted: Filter): TemplateResult | typeof nothing {
    const selected = this.#selectedRow(all);
    if (!selected) return nothing;
    const timeline = this.#timeline.get([all], () => getTimeline(all));
    return html`${timelineDrawing(this.t, timeline, {
      selected: selected,
      matches: (row) => matchesFilter(row, wanted),
      pick: ({ key }) => (this.model = key),
      key: (event) => this.#step(event, selected),
    })}
    ${modelDetails(this.t, selected, this.#clockOf(selected))}`;
  }

  /** Moves to the previous or next dot by month, among matching rows. */
  #step(event: KeyboardEvent, selected: Row): void {
    const rows = sorted(
      this.#all.filter((row) => matchesFilter(row, this.#wanted)),
      'published',
      false,
    );
    const place = keyedPlace(ownKey(event), rows.indexOf(selected), rows.length - 1);
    if (place === undefined || rows.length === 0) return;
    event.preventDefault();
    const { key } = rows[place]!;
    this.model = key;
    void this.updateComplete.then(() => this.renderRoot.querySelector<HTMLElement>(`.dot[data-key='${key}']`)?.focus());
  }

  /** The filters are above the rows they affect. */
  protected override primaryControls(): typeof nothing {
    return nothing;
  }

  protected override secondaryControls(): TemplateResult {
    const { t } = this;
    return html`<label class="search cluster soft"
      >${t('whichModel.search')}
      <input
        class="text-field"
        type="search"
        autocomplete="off"
        spellcheck="false"
        maxlength="40"
        .value=${typed(this.search ?? '')}
        @input=${(event: Event) => (this.search = parameters.search.read((event.target as HTMLInputElement).value))}
      />
    </label>`;
  }

  protected renderTable(): TemplateResult {
    return rowsTable(this.t, this.#inOrder(this.#all.filter((row) => matchesFilter(row, this.#wanted))), this.#sorting);
  }
}
