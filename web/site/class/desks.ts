import type { Catalogue } from '../../exercises/class/catalogue.js';
import { readSet, type ExerciseSet } from '../../exercises/class/set.js';
import { sentence } from '../faults/fault.js';

/** An element that only some readers need: its code comes when it is asked for. */
type Desk = HTMLElement & { catalogue: Catalogue; set?: ExerciseSet | undefined };

const modules: Readonly<Record<string, () => Promise<CustomElementConstructor>>> = {
  'pe-hand-in': async () => (await import('../../exercises/class/pe-hand-in.js')).PeHandIn,
  'pe-set-maker': async () => (await import('../../exercises/class/pe-set-maker.js')).PeSetMaker,
  'pe-class': async () => (await import('../../exercises/class/pe-class.js')).PeClass,
};

/** The exercises of the tour with their titles: folded in the page of all, in the teacher's page a list of the build. */
function catalogueOfPage(): Catalogue {
  const list = document.getElementById('catalogue')?.textContent;
  if (list !== undefined) {
    const rows = JSON.parse(list) as readonly (readonly [string, string, string])[];
    return new Map(rows.map(([id, number, title]) => [id, { number, title }]));
  }
  const folds = [...document.querySelectorAll<HTMLElement>('details.fold')];
  const part = (fold: HTMLElement, name: string): string => fold.querySelector(`.${name}`)?.textContent.trim() ?? '';
  return new Map(
    folds.map((fold) => [fold.dataset['exercise'] ?? '', { number: part(fold, 'number'), title: part(fold, 'title') }]),
  );
}

async function bring(place: HTMLElement, tag: string): Promise<void> {
  place.querySelector('.fault')?.remove();
  try {
    const constructor = await modules[tag]?.();
    if (constructor && !customElements.get(tag)) customElements.define(tag, constructor);
    const desk = document.createElement(tag) as Desk;
    desk.lang = document.documentElement.lang;
    desk.catalogue = catalogueOfPage();
    const asked = readSet(new URLSearchParams(location.search), new Set(desk.catalogue.keys()));
    desk.set = asked && asked.items.length > 0 ? asked : undefined;
    place.append(desk);
    place.dataset['here'] = '';
  } catch (error) {
    console.error(`<${tag}> cannot be shown.`, error);
    place.append(sentence('class.fault', 'class-fault'));
  }
}

/** Puts each desk in its place: at once, or when the place is unfolded. What did not come is asked for again then. */
export function wakeDesks(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-brings]')) {
    let coming: Promise<void> | undefined;
    const follow = (): void => {
      if ((place instanceof HTMLDetailsElement && !place.open) || 'here' in place.dataset) return;
      coming ??= bring(place, place.dataset['brings'] ?? '').finally(() => (coming = undefined));
    };
    place.addEventListener('toggle', follow);
    follow();
  }
}
