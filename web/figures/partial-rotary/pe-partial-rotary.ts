import { html, nothing, type TemplateResult } from 'lit';
import { plotDrag } from '../shared/charts/plot-drag.js';
import { plotStyles } from '../shared/styles/plot-styles.js';
import { describePlot } from '../shared/charts/describe-plot.js';
import { handColour } from '../shared/clock/hand-colour.js';
import { rowStyles } from '../shared/controls/row-styles.js';
import { keyedRow, onKey } from '../shared/controls/slider-keys.js';
import { core } from '../shared/frame/core-provider.js';
import { figureWith } from '../shared/frame/figure-with.js';
import { Memo } from '../shared/frame/memo.js';
import { getHead, type Head, getPositionlessLayers, getRotatedIndex } from './data.js';
import { layersDrawing } from './drawing.js';
import { parameters } from './manifest.js';
import { modelKeys, getModel } from './models.js';
import { describeModel, describePair } from './description.js';
import { partialRotaryStyles } from './styles.js';
import { inlineStyle } from '../shared/platform/inline-style.js';
import { dataTable } from '../shared/data-table.js';
import { formatNumber, significant } from '../shared/reader/format.js';

/** A block of pairs below this fraction has no room for its label. */
const minNamed = 0.15;

const rounded = (fraction: number): string => `${(100 * fraction).toFixed(3)}%`;

export class PePartialRotary extends figureWith(parameters) {
  static override styles = [plotStyles, rowStyles, partialRotaryStyles];
  protected override readonly topic = 'partialRotary';

  readonly #memo = new Memo<Head>();
  readonly #cells = new Memo<TemplateResult>();

  get #head(): Head {
    const model = getModel(this.values.model);
    return this.#memo.get([model], () => getHead(core(), model));
  }

  /** The selected pair; the slowest one by default. */
  get #pair(): number {
    const { first, rotated, pairs } = this.#head;
    return Math.min(this.pair ?? first + rotated - 1, pairs - 1);
  }

  protected renderContent(): TemplateResult {
    const { t } = this;
    const head = this.#head;
    const { pairs, model } = head;
    const pair = this.#pair;
    const picked = describePair(t, head, pair);
    const point = (_: number, down: number): number => (this.pair = Math.min(pairs - 1, Math.floor(down * pairs)));
    return html`
      <div class="plot">
        <div class="grid" ${plotDrag(point)}>
          <div role="img" aria-label=${describePlot(t, 'partialRotary.layer', 'partialRotary.pair')}>
            ${this.#cells.get([head], () => layersDrawing(head))}
          </div>
          <div
            class="row"
            style=${inlineStyle(`top: ${rounded(pair / pairs)}; height: ${rounded(1 / pairs)}`)}
            role="slider"
            tabindex="0"
            aria-orientation="vertical"
            aria-label=${t('partialRotary.pair')}
            aria-valuemin="0"
            aria-valuemax=${pairs - 1}
            aria-valuenow=${pair}
            aria-valuetext=${picked}
            @keydown=${onKey(
              (key) => keyedRow(key, pair, pairs - 1),
              (row) => (this.pair = row),
            )}
          >
            <span class="knob" data-grip></span>
          </div>
          <div aria-hidden="true">
            <span class="label y" style=${inlineStyle(`top: ${rounded(0.5 / pairs)}`)}>0</span>
            <span class="label y" style=${inlineStyle(`top: ${rounded(1 - 0.5 / pairs)}`)}>${pairs - 1}</span>
            ${this.#unrotatedLabel(head)}
            <span class="label title y">${t('partialRotary.pair')}</span>
            ${[1, model.layers].map((layer) => html`<span class="label x" style=${inlineStyle(`left: ${rounded((layer - 0.5) / model.layers)}`)}>${layer}</span>`)}
            <span class="label title x">${t('partialRotary.layer')}</span>
          </div>
        </div>
      </div>
      <p class="legend">
        <span
          ><i
            style=${inlineStyle(`background: linear-gradient(90deg, ${handColour(0, 3)}, ${handColour(1, 3)}, ${handColour(2, 3)})`)}
            aria-hidden="true"
          ></i
          >${t('partialRotary.turn')}</span
        >
        <span><i class="still" aria-hidden="true"></i>${t('partialRotary.noPosition')}</span>
      </p>
      <div class="reading">
        <p>${describeModel(t, head)}</p>
        <p class="picked">${picked}</p>
        <p class="source soft">${t('partialRotary.source')}: <a href=${model.source.url}>${model.source.text}</a></p>
      </div>
    `;
  }

  protected override primaryControls(): TemplateResult {
    const options = modelKeys.map((value) => ({ value, label: getModel(value).name }));
    return html`<div class="line">${this.control('model', { options })}</div>`;
  }

  /** Labels the larger block of unrotated pairs, if there's room. */
  #unrotatedLabel({ first, rotated, pairs }: Head): TemplateResult | typeof nothing {
    const below = pairs - first - rotated;
    const [from, still] = below > first ? [first + rotated, below] : [0, first];
    if (still < minNamed * pairs) return nothing;
    return html`<span class="label still" style=${inlineStyle(`top: ${rounded((from + still / 2) / pairs)}`)}
      >${this.t('partialRotary.noPosition')}</span
    >`;
  }

  protected renderTable(): TemplateResult {
    const { t } = this;
    const head = this.#head;
    const unknown = t('partialRotary.notKnown');
    const wavelength = (pair: number): string => {
      const hand = getRotatedIndex(head, pair);
      if (hand === undefined) return '∞';
      return head.wavelengths ? significant(head.wavelengths[hand]!) : unknown;
    };
    return html`${dataTable(modelKeys.map(getModel), [
      [t('partialRotary.model'), ({ name }) => name],
      [t('partialRotary.layers'), ({ layers }) => layers],
      [t('partialRotary.bareLayers'), (model) => getPositionlessLayers(model).length],
      [t('partialRotary.dimensions'), (model) => model.head],
      [t('partialRotary.turning'), ({ rotary }) => rotary],
      [t('partialRotary.base'), ({ base }) => (base === undefined ? unknown : formatNumber(base))],
      [t('partialRotary.source'), ({ source }) => source.url],
    ])}
    ${dataTable(
      Array(head.pairs).keys(),
      [
        [t('partialRotary.pair'), (pair) => pair],
        [t('partialRotary.wavelength'), wavelength],
      ],
      { caption: head.model.name },
    )}`;
  }
}
