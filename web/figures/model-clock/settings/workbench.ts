import { html, type TemplateResult } from 'lit';
import type { Option } from '../../shared/controls/choice.js';
import { significant } from '../../shared/reader/format.js';
import type { Translate } from '../../shared/reader/messages.js';
import { rotaryClock, schemesFor, type Scheme, type Setting } from './setting.js';

/** The schemes that a file can be given. */
export const schemeOptions = (t: Translate, { model }: Setting): readonly Option<Scheme>[] =>
  schemesFor(rotaryClock(model)!).map((value) => ({ value, label: t(`modelClock.setting.${value}`) }));

/** The smallest factor without new angles, in one click. */
export function offer(
  t: Translate,
  { factor, hasFactor }: Setting,
  enough: number | undefined,
  take: (factor: number) => void,
): TemplateResult {
  if (enough === undefined)
    return html`<p class="offer cluster soft">${t(hasFactor ? 'modelClock.noFactor' : 'modelClock.withoutFactor')}</p>`;
  return html`<p class="offer cluster soft">
    ${t('modelClock.enough', { factor: significant(enough) })}
    <button
      type="button"
      class="text-button"
      ?disabled=${Math.abs(factor - enough) < 1e-4 * enough}
      @click=${() => take(enough)}
    >
      ${t('modelClock.takeFactor')}
    </button>
  </p>`;
}
