import { rangeMessageKeys } from '../figures/shared/reader/fields.js';
import { Figure } from '../figures/shared/frame/figure.js';
import { formatNumber } from '../figures/shared/reader/format.js';
import { restoreField } from '../figures/shared/frame/own-fields.js';
import { readerStore } from '../figures/shared/reader/reader-state.js';
import { messagesFor } from '../figures/shared/reader/messages.js';
import { figureFields, readAddress, shown, writeAddress, type Refusal } from './address.js';
import { phrase, showNotice } from './notices.js';

/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const writeInterval = 400; // milliseconds

function refusalText({ field, value, range }: Refusal): string {
  const t = messagesFor(document.documentElement.lang);
  const name = t(`field.${field}`);
  if (!range) return phrase('notice.layout', { field: name, value });
  return t(rangeMessageKeys[range.kind], {
    field: name,
    min: formatNumber(range.min),
    max: formatNumber(range.max),
    value: value === '' ? '“”' : value,
  });
}

/** The tags of the figures that a link speaks of. */
export const tagsInAddress = (): string[] =>
  figureFields(location.search).flatMap(({ figure }) => document.getElementById(figure)?.localName ?? []);

/** Gives figures what a link says of them, `shuffle.sentence=...`. Returns a sentence for each value that cannot be shown. */
function restoreFigures(search: string): string[] {
  return figureFields(search).flatMap(({ figure, name, value }) => {
    const element = document.getElementById(figure);
    if (!(element instanceof Figure) || restoreField(element, name, value)) return [];
    return [phrase('notice.field', { field: `${figure}.${name}`, value: shown(value) })];
  });
}

/** Shows what the address asks for, and keeps the address at what is shown. Call it once the figures are awake. */
export function syncUrl(): void {
  const { readerState, refusals } = readAddress(location.search);
  readerStore.set(readerState);
  const problems = [...refusals.map(refusalText), ...restoreFigures(location.search)];
  if (problems.length > 0) showNotice(phrase('notice.address', { problems: problems.join(' · ') }));

  let waiting: ReturnType<typeof setTimeout> | undefined;
  const write = (): void => {
    clearTimeout(waiting);
    waiting = undefined;
    const search = writeAddress(location.search, readerStore.state);
    if (search !== location.search) history.replaceState(history.state, '', location.pathname + search + location.hash);
  };
  const writeSoon = (): void => {
    waiting ??= setTimeout(write, writeInterval);
  };
  readerStore.addEventListener('reader-state-changed', writeSoon);
  // Back from a note is the way to the place that was left, not to an older state: what is shown stays.
  addEventListener('popstate', writeSoon);
  // Who leaves by a link takes along, or finds again by Back, what was set a moment ago.
  const leave = (event: Event): void => {
    const byLink = event.composedPath().some((target) => target instanceof HTMLAnchorElement);
    if (byLink && waiting !== undefined) write();
  };
  addEventListener('click', leave, { capture: true });
}
