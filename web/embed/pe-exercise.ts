import { LitElement, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';

import type { Exercise } from '../exercises/parts/exercise.js';
import { progress } from '../exercises/parts/progress.js';
import { seedRange } from '../exercises/parts/spec.js';
import { numberWithin } from '../figures/parts/figure.js';
import { home } from '../figures/parts/home.js';
import { languageFolder } from '../figures/parts/language.js';
import { maySleep, stayAwakeWhile } from '../figures/parts/stay-awake.js';
import { wordsFor, type WordKey } from '../figures/parts/words.js';
import { fetchExercise } from './exercise-data.js';
import { exerciseTextStyles } from './exercise-styles.js';
import { define, type Styled } from './own-units.js';

const kinds = import.meta.glob<Readonly<Record<string, unknown>>>('../exercises/pe-exercise-*.ts');

progress.keepNothing();

/** What is set of an exercise here. */
type Shown = HTMLElement & Pick<Exercise, 'spec' | 'number' | 'seed' | 'pages' | 'draw'>;

/** Loads and defines the element of a kind. Returns the name under which it is defined. */
async function defineKind(kind: string): Promise<string> {
  const tag = `pe-exercise-${kind}`;
  const className = tag.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const element = (await kinds[`../exercises/${tag}.ts`]?.())?.[className];
  if (typeof element !== 'function') throw new Error(`There is no kind ${kind} of exercise`);
  define(`${tag}-embedded`, element as Styled);
  return `${tag}-embedded`;
}

/** The exercise of an ID with its texts; undefined if the tour has none. */
async function makeExercise(id: string, folder: string): Promise<Shown | undefined> {
  const data = await fetchExercise(id, folder);
  if (!data) return undefined;
  const made = document.createElement(await defineKind(data.spec.kind)) as HTMLElement & Shown;
  made.spec = data.spec;
  made.number = data.number;
  made.lang = folder;
  made.pages = `${home()?.root ?? ''}${folder}/`;
  made.innerHTML = data.html;
  return made;
}

/**
 * One exercise of the tour in another site's page. It keeps no progress.
 *
 * @slot - What the page has for readers without scripts, a link for example.
 */
export class PeExercise extends LitElement {
  static override styles = exerciseTextStyles;

  @property() override lang = '';
  /** The exercise's name in links and files. */
  @property() exercise = '';
  /** Which numbers it has. */
  @property({ converter: numberWithin(seedRange, seedRange.min) }) seed?: number;

  @state() private shown: Shown | undefined;
  @state() private fault: 'embedded.unknown' | 'embedded.fault' | undefined;

  constructor() {
    super();
    stayAwakeWhile(this, () => this.shown !== undefined && !maySleep(this.shown));
  }

  get #folder(): string {
    const folder = languageFolder(this.lang);
    return ['en', 'zh-hans', 'zh-hant'].includes(folder) ? folder : 'en';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('exercise') || changed.has('lang')) void this.#load();
    else if (changed.has('seed')) this.shown?.draw(this.seed ?? seedRange.min);
  }

  async #load(): Promise<void> {
    const { exercise: id } = this;
    const folder = this.#folder;
    const isAsked = (): boolean => id === this.exercise && folder === this.#folder;
    try {
      const made = await makeExercise(id, folder);
      if (!isAsked()) return;
      if (made) made.seed = this.seed ?? seedRange.min;
      this.shown = made;
      this.fault = made ? undefined : 'embedded.unknown';
    } catch (error) {
      console.error(error);
      if (!isAsked()) return;
      this.shown = undefined;
      this.fault = 'embedded.fault';
    }
  }

  override render(): TemplateResult {
    const written = this.getAttribute('seed');
    const badSeed = written !== null && this.seed === undefined;
    return html`
      ${this.fault ? this.#sentence(this.fault, this.exercise) : nothing}
      ${badSeed ? this.#sentence('embedded.badSeed', written) : this.shown}
      <div class="caption"><slot></slot></div>
    `;
  }

  #sentence(key: WordKey, value: string): TemplateResult {
    const short = value.length > 40 ? `${value.slice(0, 40)}…` : value;
    return html`<p class="fault" role="status">${wordsFor(this.lang)(key, { value: short || '“”' })}</p>`;
  }
}
