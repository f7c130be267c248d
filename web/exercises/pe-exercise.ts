import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';

import { PeElement } from '../figures/shared/frame/pe-element.js';
import { tourAddress } from '../figures/shared/links/tour-address.js';
import { mayUnmount, keepMountedWhile } from '../figures/shared/frame/keep-mounted.js';
import { getLanguageTag } from '../figures/shared/reader/languages.js';
import { folderOfLanguage, messagesFor, type MessageKey } from '../figures/shared/reader/messages.js';
import { parameters } from './manifest.js';
import { exerciseTextStyles } from './base/embedded-styles.js';
import type { ExerciseSource } from './base/exercise-source.js';
import { createExercise, type ExerciseElement } from './base/create-exercise.js';
import { mathmlOnly } from './base/math-alone.js';
import { progress } from './base/progress.js';

export abstract class PeExercise extends PeElement {
  static override styles = exerciseTextStyles;

  @property() override lang = '';
  @property(parameters.exercise) exercise?: string;
  @property(parameters.seed) seed?: number;

  protected abstract readonly source: ExerciseSource;

  @state() private shown: ExerciseElement | undefined;
  @state() private fault: 'embedded.unknown' | 'embedded.fault' | undefined;

  #loading: Promise<void> | undefined;

  constructor() {
    super();
    progress.disableStorage();
    keepMountedWhile(this, () => this.shown !== undefined && !mayUnmount(this.shown));
  }

  get #folder(): string {
    return folderOfLanguage(getLanguageTag(this));
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('exercise') || changed.has('lang')) this.#loading = this.#load();
    else if (changed.has('seed')) this.shown?.draw(this.seed ?? parameters.seed.defaultValue);
  }

  /** Waits for the exercise too. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#loading;
    return super.getUpdateComplete();
  }

  async #load(): Promise<void> {
    const { exercise: id = '' } = this;
    const folder = this.#folder;
    const isCurrent = (): boolean => id === (this.exercise ?? '') && folder === this.#folder;
    try {
      const made = await createExercise(this.source, id, folder, mathmlOnly);
      if (!isCurrent()) return;
      if (made) {
        made.seed = this.seed ?? parameters.seed.defaultValue;
        made.pages = tourAddress() && `${tourAddress()?.root ?? ''}${folder}/`;
      }
      this.shown = made;
      this.fault = made ? undefined : 'embedded.unknown';
    } catch (error) {
      console.error(error);
      if (!isCurrent()) return;
      this.shown = undefined;
      this.fault = 'embedded.fault';
    }
  }

  override render(): TemplateResult {
    const seedAttribute = this.getAttribute('seed');
    const badSeed = seedAttribute !== null && this.seed === undefined;
    return html`
      ${this.fault ? this.#sentence(this.fault, this.exercise ?? '') : nothing}
      ${badSeed ? this.#sentence('embedded.badSeed', seedAttribute || '“”') : this.shown}
      <div class="caption"><slot></slot></div>
    `;
  }

  #sentence(key: MessageKey, value: string): TemplateResult {
    const short = value.length > 40 ? `${value.slice(0, 40)}…` : value;
    return html`<p class="fault" role="status">${messagesFor(this.#folder)(key, { value: short })}</p>`;
  }
}
