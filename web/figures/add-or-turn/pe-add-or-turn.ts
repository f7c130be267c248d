import { html, type CSSResultArray, type TemplateResult } from 'lit';
import { fixed } from '../shared/reader/format.js';
import { core } from '../shared/frame/core-context.js';
import { Figure } from '../shared/frame/figure.js';
import { addedAndTurned, getLength, word, type AddedAndTurned } from './data.js';
import { planes } from './planes.js';
import { addOrTurnStyles } from './styles.js';
import { TipPull } from './tip-pull.js';

export class PeAddOrTurn extends Figure {
  static override styles: CSSResultArray = [...Figure.styles, addOrTurnStyles];

  /** The state of the picture: a reader pulls at it. */
  #drawn?: AddedAndTurned;
  readonly #pull = new TipPull({
    shown: () => this.#drawn ?? this.#shown,
    place: (position) => this.updateReaderState({ position }),
    released: () => this.updateReaderState({ position: Math.round(this.readerState.position) }),
  });

  get #shown(): AddedAndTurned {
    return addedAndTurned(core(), this.readerState.position);
  }

  protected name(): string {
    return this.t('addTurn.name');
  }

  protected instruction(): string {
    return this.t('addTurn.instruction');
  }

  protected renderContent(): TemplateResult {
    this.#drawn = this.#shown;
    return planes(this.t, this.#drawn, this.#pull);
  }

  protected override primaryControls(): TemplateResult {
    return html`${this.control('position', { slide: [0, 40] })}`;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const { code, sum, turned } = this.#shown;
    const rows = { word, code, sum, turned };
    return html`
      <table>
        <thead>
          <tr>
            <td></td>
            ${(['right', 'up', 'length'] as const).map((name) => html`<th scope="col">${t(`addTurn.${name}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${(['word', 'code', 'sum', 'turned'] as const).map((name) => {
            const point = rows[name];
            return html`<tr>
              <th scope="row">${t(`addTurn.${name}`)}</th>
              ${[point.right, point.up, getLength(point)].map((value) => html`<td>${fixed(value, 4)}</td>`)}
            </tr>`;
          })}
        </tbody>
      </table>
    `;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-add-or-turn': PeAddOrTurn;
  }
}
