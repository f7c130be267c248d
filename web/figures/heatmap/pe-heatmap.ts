import { html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import { LivePlot } from '../shared/plot/live-plot.js';
import { core } from '../shared/frame/core-provider.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { axisTitles, dimensionAxis, place, positionAxis } from './axes.js';
import { HeatMapCanvas } from './canvas.js';
import { furtherButtons, heatMapMainControls, type HeatMapControlActions } from './controls.js';
import {
  cellData,
  columnCut,
  heatMapImages,
  rowsFrom,
  type CellData,
  type HeatMapImages,
  type Section,
} from './data.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { HeatMapGestures } from './gestures.js';
import { windowSpec } from './pixels.js';
import { cellDial, describeCell, sectionSpec } from './description.js';
import { dialStyles } from '../shared/clock/dial-styles.js';
import { heatMapAxisStyles } from './axis-styles.js';
import { heatMapStyles } from './styles.js';
import {
  cellAt,
  farthestPosition,
  panned,
  showing,
  wholeTable,
  within,
  zoomed,
  zoomedTo,
  type Cell,
  type HeatMapView,
} from './view.js';
import { Memo } from '../shared/frame/memo.js';
import type { ReaderState } from '../shared/reader/reader-state.js';
import { save } from '../shared/frame/save.js';
import { announceAtRest } from '../shared/frame/debounced-live-region.js';
import { gestures } from '../shared/controls/listen.js';
import { ownKey } from '../shared/controls/slider-keys.js';
import { parameters } from './manifest.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable, type Column } from '../shared/data-table.js';
import { fixed, formatNumber } from '../shared/reader/format.js';

/** Dimensions that the table shows. */
const tableColumns = 16;

export class PeHeatmap extends figureWith(parameters) {
  static override styles = [plotStyles, dialStyles, heatMapStyles, heatMapAxisStyles];
  protected override readonly topic = 'heatmap';

  /** The cell that is read: hovered, or reached by keys; by default the reader's row and column. */
  @state() private cursor: Cell | undefined;

  readonly #plot = new LivePlot(this);
  readonly #images = new Memo<HeatMapImages>();
  readonly #cells = new Memo<CellData>();
  readonly #columns = new Memo<Section>();
  readonly #canvas = new HeatMapCanvas(this, (size) =>
    windowSpec(this.readerState, this.#view, size, this.values.colours),
  );

  readonly #gestures = new HeatMapGestures({
    point: (at) => (this.cursor = cellAt(this.#view, at)),
    leave: () => (this.cursor = undefined),
    choose: (at) => this.#choose(cellAt(this.#view, at)),
    pan: (by) => (this.view = panned(this.#view, by, this.readerState.dimensions)),
    zoom: (factor, at) => (this.view = zoomed(this.#view, factor, at, this.readerState.dimensions)),
  });

  /** 512 dimensions unless the figure has its own value: eight hands make no picture. Positions are integers. */
  protected override get readerState(): ReaderState {
    const readerState = super.readerState;
    return {
      ...readerState,
      dimensions: this.values.dimensions,
      position: Math.floor(readerState.position),
    };
  }

  get #view(): HeatMapView {
    const { dimensions } = this.readerState;
    return within(this.view ?? wholeTable(dimensions), dimensions);
  }

  /** The column of the second curve, clamped to the table. */
  get #column(): number {
    return Math.min(this.values.column, this.readerState.dimensions - 1);
  }

  get #cell(): Cell {
    const { position, dimensions } = this.readerState;
    const { position: row, dimension } = this.cursor ?? { position, dimension: this.#column };
    return { position: row, dimension: Math.min(dimension, dimensions - 1) };
  }

  get #cellData(): CellData {
    const { readerState } = this;
    const { dimensions, base, layout } = readerState;
    const cell = this.#cell;
    const from = [cell.position, cell.dimension, dimensions, base, layout];
    return this.#cells.get(from, () => cellData(core(), readerState, cell));
  }

  /** The cuts along the row and the column of a cell. */
  #sections(cell: CellData): TemplateResult {
    const { t } = this;
    const view = this.#view;
    const column = this.#columns.get([cell, JSON.stringify(view)], () => columnCut(core(), cell, view));
    const cut = (section: Section, name: string, axis: string): TemplateResult =>
      html`<div class="section">
        <p class="soft" aria-hidden="true">${name}</p>
        ${this.#plot.render(sectionSpec(section, name, axis))}
      </div>`;
    return html`<div class="sections">
      ${cut(cell.row, t('heatmap.row', { position: formatNumber(cell.position) }), t('heatmap.dimension'))}
      ${cut(column, t('heatmap.column', { dimension: cell.dimension }), t('field.position'))}
    </div>`;
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const { position } = this.readerState;
    const view = this.#view;
    const rowShown = position >= view.from && position < view.from + view.positions;
    const column = this.#column;
    const cell = this.#cellData;
    const images = this.#pictures;
    const top = (row: number) => `inset-block-start: ${place(row, view.from, view.positions)}`;
    const start = (dimension: number) =>
      `inset-inline-start: ${place(dimension, view.firstDimension, view.shownDimensions)}`;
    return html`
      <div class="map">
        ${axisTitles(t)}${dimensionAxis(this.readerState, view)}${positionAxis(this.readerState, view)}
        <div
          class="pixels"
          tabindex="0"
          role="application"
          aria-roledescription=${t('heatmap.name')}
          aria-label=${t('heatmap.help')}
          ${gestures(this.#gestures)}
          @wheel=${this.#gestures.wheel}
          @keydown=${(event: KeyboardEvent) => this.#key(event)}
        >
          <svg class="preview fill" aria-hidden="true" viewBox="0 0 1 1" preserveAspectRatio="none">
            <image width="1" height="1" preserveAspectRatio="none" href=${images.preview} />
          </svg>
          <canvas class="fill"></canvas>
          <div class="row-mark" ?hidden=${!rowShown} style=${inlineStyle(top(position))}></div>
          <div class="column-mark" style=${inlineStyle(start(column))}></div>
          ${this.cursor ? html`<div class="cursor" style=${inlineStyle(`${top(cell.position)}; ${start(cell.dimension)}`)}></div>` : nothing}
        </div>
      </div>
      <div class="under">
        ${cellDial(cell)}
        <p class="cell reserve" ${announceAtRest()}>${describeCell(t, cell)}</p>
        <div class="scale"><span>−1</span><img alt=${t('heatmap.scale')} src=${images.scale} /><span>1</span></div>
      </div>
      ${this.#sections(cell)}
    `;
  }

  get #pictures(): HeatMapImages {
    const { dimensions, base, layout } = this.readerState;
    const colours = this.values.colours;
    return this.#images.get([dimensions, base, layout, colours], () =>
      heatMapImages(core(), this.readerState, colours),
    );
  }

  #choose({ position, dimension }: Cell): void {
    this.cursor = undefined;
    this.column = dimension;
    this.updateReaderState({ position });
  }

  #key(event: KeyboardEvent): void {
    const key = ownKey(event);
    const view = this.#view;
    const { dimensions } = this.readerState;
    const arrow = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    if (arrow) {
      const [x = 0, y = 0] = arrow;
      if (event.shiftKey) this.view = panned(view, { x: x / 8, y: y / 8 }, dimensions);
      else this.#moveCursor(x, y * Math.max(1, Math.round(view.positions / 200)));
    } else if (key === '+' || key === '=') this.#zoom(1.5);
    else if (key === '-' || key === '_') this.#zoom(1 / 1.5);
    else if (key === 'Enter' || key === ' ') this.#choose(this.#cell);
    else if (key === 'PageDown') this.view = panned(view, { x: 0, y: 0.8 }, dimensions);
    else if (key === 'PageUp') this.view = panned(view, { x: 0, y: -0.8 }, dimensions);
    else if (key === 'Home') this.view = undefined;
    else return;
    event.preventDefault();
  }

  #moveCursor(dimensions: number, positions: number): void {
    const { position, dimension } = this.#cell;
    this.cursor = {
      position: Math.min(farthestPosition, Math.max(0, position + positions)),
      dimension: Math.min(this.readerState.dimensions - 1, Math.max(0, dimension + dimensions)),
    };
    this.view = showing(this.#view, this.cursor, this.readerState.dimensions);
  }

  #cursorShare(): { x: number; y: number } {
    const { from, positions, firstDimension, shownDimensions } = this.#view;
    const { position, dimension } = this.#cell;
    const inside = (fraction: number): number => (fraction >= 0 && fraction <= 1 ? fraction : 0.5);
    return { x: inside((dimension - firstDimension) / shownDimensions), y: inside((position - from) / positions) };
  }

  protected override primaryControls(): TemplateResult {
    return heatMapMainControls(this.t, this.readerState, this.#view, this.#actions);
  }

  /** The table's width is the figure's own, whatever the page shows. */
  protected override secondaryControls(): TemplateResult {
    return html`
      <div class="line">${this.control('colours')} ${this.control('layout')}</div>
      <div class="line">
        ${this.control('dimensions', { choose: (to) => (this.dimensions = to) })}
        ${this.control('base', { typed: true })}
      </div>
      <div class="line">${furtherButtons(this.t, this.#actions)}</div>
    `;
  }

  readonly #actions: HeatMapControlActions = {
    jump: (position) => this.#jump(position),
    zoomTo: (times) => (this.view = zoomedTo(this.#view, times, this.#cursorShare(), this.readerState.dimensions)),
    showWhole: () => (this.view = undefined),
    savePicture: () => this.#savePicture(),
  };

  /** Zooms around the current cell; above 1 is closer. */
  #zoom(factor: number): void {
    this.view = zoomed(this.#view, factor, this.#cursorShare(), this.readerState.dimensions);
  }

  /** Scrolls to a position, centred. */
  #jump(position: number): void {
    const { positions } = this.#view;
    this.#choose({ position, dimension: this.#column });
    this.view = within({ ...this.#view, from: position - positions / 2 }, this.readerState.dimensions);
  }

  #savePicture(): void {
    this.#canvas.element?.toBlob((blob) => blob && save(blob, 'positional-encoding.png'));
  }

  protected override reset(): void {
    super.reset();
    this.cursor = undefined;
  }

  protected renderTable(): TemplateResult {
    const { t, readerState } = this;
    const { position, dimensions } = readerState;
    const first = Math.floor(this.#view.firstDimension);
    const shown = Array.from({ length: Math.min(tableColumns, dimensions - first) }, (_, index) => first + index);
    return dataTable(rowsFrom(core(), readerState), [
      [t('field.position'), (_, index) => formatNumber(position + index)],
      ...shown.map((dimension): Column<ArrayLike<number>> => [dimension, (code) => fixed(code[dimension] ?? 0, 6)]),
    ]);
  }
}
