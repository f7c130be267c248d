import { html, type CSSResultArray, type TemplateResult } from 'lit';
import { fixed } from '../shared/reader/format.js';
import { core } from '../shared/frame/core-provider.js';
import { Figure } from '../shared/frame/figure.js';
import { addedAndTurned, getLength, word, type AddedAndTurned } from './data.js';
import { planes } from './planes.js';
import { addOrTurnStyles } from './styles.js';
import { TipDrag } from './tip-pull.js';
import { dataTable } from '../shared/data-table.js';

export class PeAddOrTurn extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, addOrTurnStyles];
  protected override readonly topic = 'addTurn';

  /** The last rendered state; dragging starts from it. */
  #drawn?: AddedAndTurned;
  readonly #drag = new TipDrag({
    shown: () => this.#drawn ?? this.#shown,
    place: (position) => this.updateReaderState({ position }),
    released: () => this.updateReaderState({ position: Math.round(this.readerState.position) }),
  });

  get #shown(): AddedAndTurned {
    return addedAndTurned(core(), this.readerState.position);
  }

  protected renderContent(): TemplateResult {
    this.#drawn = this.#shown;
    return planes(this.t, this.#drawn, this.#drag);
  }

  protected override primaryControls(): TemplateResult {
    return html`${this.control('position', { slide: [0, 40] })}`;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const rows = { word, ...this.#shown };
    return dataTable(['word', 'code', 'sum', 'turned'] as const, [
      ['', (name) => t(`addTurn.${name}`)],
      [t('addTurn.right'), (name) => fixed(rows[name].right, 4)],
      [t('addTurn.up'), (name) => fixed(rows[name].up, 4)],
      [t('addTurn.length'), (name) => fixed(getLength(rows[name]), 4)],
    ]);
  }
}
