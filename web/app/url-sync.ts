import { rangeMessageKeys } from '../figures/shared/reader/number-range.js';
import { Figure } from '../figures/shared/frame/figure.js';
import { formatNumber } from '../figures/shared/reader/format.js';
import { restoreField } from '../figures/shared/frame/changed-attributes.js';
import { readerStore } from '../figures/shared/reader/reader-state.js';
import { messagesFor } from '../figures/shared/reader/messages.js';
import { figureFields, readAddress, shown, writeAddress, type InvalidParameter } from './url-state.js';
import { phrase, showToast } from './toast.js';

/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const writeInterval = 400; // milliseconds

function describeInvalid({ field, value, range }: InvalidParameter): string {
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

/** The tags of the figures whose state is in the URL. */
export const tagsInAddress = (): string[] =>
  figureFields(location.search).flatMap(({ figure }) => document.getElementById(figure)?.localName ?? []);

/** Sets the fields of figures that the URL names, `shuffle.sentence=…`. Returns a message for each invalid value. */
function restoreFigures(search: string): string[] {
  return figureFields(search).flatMap(({ figure, name, value }) => {
    const element = document.getElementById(figure);
    if (!(element instanceof Figure) || restoreField(element, name, value)) return [];
    return [phrase('notice.field', { field: `${figure}.${name}`, value: shown(value) })];
  });
}

/** Restores the state from the URL, and keeps the URL up to date. Call it once the figures are hydrated. */
export function syncUrl(): void {
  const { readerState, invalidParameters } = readAddress(location.search);
  readerStore.set(readerState);
  const problems = [...invalidParameters.map(describeInvalid), ...restoreFigures(location.search)];
  if (problems.length > 0) showToast(phrase('notice.address', { problems: problems.join(' · ') }));

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
  // Going back after following a link within the page restores the scroll position, not an older state.
  addEventListener('popstate', writeSoon);
  // A link takes the latest state along, so write it at once.
  const leave = (event: Event): void => {
    const byLink = event.composedPath().some((target) => target instanceof HTMLAnchorElement);
    if (byLink && waiting !== undefined) write();
  };
  addEventListener('click', leave, { capture: true });
}
