import { refusalWords } from '../figures/parts/fields.js';
import { spoken } from '../figures/parts/format.js';
import { readerState } from '../figures/parts/reader-state.js';
import { wordsFor } from '../figures/parts/words.js';
import { readAddress, writeAddress, type Refusal } from './address.js';
import { phrase, showNotice } from './notices.js';

/** Browsers refuse more than about a hundred changes of the address in half a minute. */
const writeInterval = 400; // milliseconds

function refusalText({ field, value, range }: Refusal): string {
  const say = wordsFor(document.documentElement.lang);
  const name = say(`field.${field}`);
  if (!range) return phrase('notice.layout', { field: name, value });
  return say(refusalWords[range.kind], {
    field: name,
    min: spoken(range.min),
    max: spoken(range.max),
    value: value === '' ? '“”' : value,
  });
}

/** Shows what the address asks for, and keeps the address at what is shown. Call it once the figures are awake. */
export function followAddress(): void {
  const { reading, refusals } = readAddress(location.search);
  if (refusals.length > 0) showNotice(phrase('notice.address', { problems: refusals.map(refusalText).join(' · ') }));
  readerState.set(reading);

  let waiting: ReturnType<typeof setTimeout> | undefined;
  readerState.addEventListener('reading-changed', () => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      const search = writeAddress(location.search, readerState.reading);
      if (search !== location.search)
        history.replaceState(history.state, '', location.pathname + search + location.hash);
    }, writeInterval);
  });
}
