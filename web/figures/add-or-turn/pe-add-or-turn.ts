import { html, type TemplateResult } from 'lit';
import { DialDrag } from '../shared/clock/dial-drag.js';
import { angleOfPoint } from '../shared/clock/dial.js';
import { fixed } from '../shared/reader/format.js';
import { core } from '../shared/frame/core-provider.js';
import { Figure } from '../shared/frame/figure.js';
import { addedAndTurned, getLength, word, type AddedAndTurned } from './data.js';
import { planes, unit } from './planes.js';
import { addOrTurnStyles } from './styles.js';
import { dataTable } from '../shared/data-table.js';

export class PeAddOrTurn extends Figure {
  static override styles = [addOrTurnStyles];
  protected override readonly topic = 'addTurn';

  /** Dragging an arrow around its origin changes the position. */
  readonly #drag = new DialDrag({
    hub: ({ dataset }) => (dataset['kind'] === 'add' ? { x: unit * word.right, y: -unit * word.up } : { x: 0, y: 0 }),
    hands: ({ dataset }) => {
      const { code, turned } = this.#shown;
      const arrow = dataset['kind'] === 'add' ? code : turned;
      return [{ angle: angleOfPoint(arrow.right, -arrow.up), length: unit * getLength(arrow) }];
    },
    grab: () => {
      const { position, frequency } = this.#shown;
      return { position, frequency, move: (to) => this.updateReaderState({ position: to }) };
    },
    released: () => this.updateReaderState({ position: Math.round(this.readerState.position) }),
  });

  get #shown(): AddedAndTurned {
    return addedAndTurned(core(), this.readerState.position);
  }

  protected renderContent(): TemplateResult {
    return planes(this.t, this.#shown, this.#drag);
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
