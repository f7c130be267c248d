import { LitElement, html, nothing, render, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';

import { home } from '../figures/shared/links/home.js';
import { maySleep, stayAwakeWhile } from '../figures/shared/frame/stay-awake.js';
import { languageTagOf } from '../figures/shared/reader/language.js';
import { spokenFolder, wordsFor, type WordKey } from '../figures/shared/reader/words.js';
import { kindElements } from './kind-elements.js';
import { parameters } from './manifest.js';
import { exerciseTextStyles } from './parts/embedded-styles.js';
import type { ExerciseSource } from './parts/exercise-source.js';
import type { Exercise } from './parts/exercise.js';
import { progress } from './parts/progress.js';

/** What is set of an exercise here. */
type Shown = HTMLElement & Pick<Exercise, 'spec' | 'number' | 'seed' | 'pages' | 'draw'>;

/** The exercise of an ID with its texts; undefined if the tour has none. */
async function makeExercise({ find, define }: ExerciseSource, id: string, folder: string): Promise<Shown | undefined> {
  const data = await find(id, folder);
  if (!data) return undefined;
  const element = await kindElements[data.spec.kind]?.();
  if (!element) throw new Error(`There is no kind ${data.spec.kind} of exercise`);
  const name = define(`pe-exercise-${data.spec.kind}`, element);
  const made = document.createElement(name) as Shown;
  if (!('draw' in made)) throw new Error(`This page defines <${name}> itself`);
  made.spec = data.spec;
  made.number = data.number;
  made.lang = folder;
  made.pages = home() && `${home()?.root ?? ''}${folder}/`;
  // Lit has the leave of pages that require trusted types.
  render(unsafeHTML(data.html), made);
  return made;
}

export abstract class PeExercise extends LitElement {
  static override styles = exerciseTextStyles;

  @property() override lang = '';
  @property() exercise = '';
  @property(parameters.seed) seed?: number;

  protected abstract readonly source: ExerciseSource;

  @state() private shown: Shown | undefined;
  @state() private fault: 'embedded.unknown' | 'embedded.fault' | undefined;

  #loading: Promise<void> | undefined;

  constructor() {
    super();
    progress.keepNothing();
    stayAwakeWhile(this, () => this.shown !== undefined && !maySleep(this.shown));
  }

  get #folder(): string {
    return spokenFolder(languageTagOf(this));
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('exercise') || changed.has('lang')) this.#loading = this.#load();
    else if (changed.has('seed')) this.shown?.draw(this.seed ?? parameters.seed.usual);
  }

  /** It has nothing to show before the exercise is there. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#loading;
    return super.getUpdateComplete();
  }

  async #load(): Promise<void> {
    const { exercise: id } = this;
    const folder = this.#folder;
    const isAsked = (): boolean => id === this.exercise && folder === this.#folder;
    try {
      const made = await makeExercise(this.source, id, folder);
      if (!isAsked()) return;
      if (made) made.seed = this.seed ?? parameters.seed.usual;
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
      ${badSeed ? this.#sentence('embedded.badSeed', written || '“”') : this.shown}
      <div class="caption"><slot></slot></div>
    `;
  }

  #sentence(key: WordKey, value: string): TemplateResult {
    const short = value.length > 40 ? `${value.slice(0, 40)}…` : value;
    return html`<p class="fault" role="status">${wordsFor(this.#folder)(key, { value: short })}</p>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'pe-exercise': PeExercise;
  }
}
