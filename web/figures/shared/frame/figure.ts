import { html, nothing, type CSSResultArray, type PropertyValues, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { parameterControl, type ControlNow } from '../controls/parameter-control.js';
import { CornerMenu } from '../menu/corner-menu.js';
import { companions } from './companions.js';
import { describeFailure } from './describe-failure.js';
import { figureStyles } from './figure-styles.js';
import { PositionNotifier } from './host-events/position-teller.js';
import { PeElement } from './pe-element.js';
import { figureParameters, readerStateParameters, type Controls, type Size } from '../manifest/common-parameters.js';
import { attributeName, type Control, type Parameter } from '../manifest/parameters.js';
import {
  StoreController,
  defaultReaderState,
  readerStore,
  type Layout,
  type ReaderState,
} from '../reader/reader-state.js';
import { getLanguageTag } from '../reader/languages.js';
import { messagesFor, type Translate } from '../reader/messages.js';
import { nextTurn } from '../platform/next-turn.js';

/**
 * The base class of all figures, with the parts around the picture: a name, a line that says what to do, a menu, the
 * few controls that most readers need, further settings, and the caption from the page. A field given as an attribute
 * belongs to the figure; the others it shares with the page.
 */
export abstract class Figure extends PeElement {
  static override styles: CSSResultArray = [figureStyles];

  @property() override lang = '';
  @property(readerStateParameters.position) position?: number;
  @property(readerStateParameters.dimensions) dimensions?: number | undefined;
  @property(readerStateParameters.base) base?: number;
  @property(readerStateParameters.layout) layout?: Layout;
  @property(figureParameters.controls) controls?: Controls;
  @property(figureParameters.size) size?: Size;

  /** True once the reader has opened the settings. They are drawn from then on: a value that was refused stays in its field. */
  @state() private settingsWanted = false;

  /** True while the picture that the build drew is still to be taken over. It shows the default state, so the first drawing does. */
  #takesOver = this.shadowRoot !== null;

  /** The error that stands in the place of the picture. */
  #failure: Error | undefined;

  readonly #menu = new CornerMenu(this, {
    name: () => this.name(),
    table: () => this.renderTable(),
    reset: () => this.reset(),
  });
  readonly #position = new PositionNotifier(this, () => this.readerState.position);

  constructor() {
    super();
    new StoreController(this);
    for (const join of companions) join(this, () => this.readerState);
  }

  /** The fields that this figure shows: its own over those of the page. */
  protected get readerState(): ReaderState {
    const shared = this.#takesOver ? defaultReaderState : readerStore.state;
    return {
      position: this.position ?? shared.position,
      dimensions: this.dimensions ?? shared.dimensions,
      base: this.base ?? shared.base,
      layout: this.layout ?? shared.layout,
    };
  }

  /**
   * Changes fields where they live: those that the figure owns here, the others for the whole page.
   *
   * @param byReader - Whether the reader has done it; else nobody hears of it but the figures.
   */
  protected updateReaderState(patch: Partial<ReaderState>, byReader = true): void {
    // Fields of its own alone: a host's scripts may have given every object a `base`.
    const chosen = Object.entries(patch);
    const position = chosen.find(([name]) => name === 'position')?.[1];
    if (byReader && typeof position === 'number' && position !== this.readerState.position)
      this.#position.tell(position);
    const isShared = (name: string): boolean => Reflect.get(this, name) === undefined;
    for (const [name, value] of chosen) if (!isShared(name)) Reflect.set(this, name, value);
    const shared: Partial<ReaderState> = Object.fromEntries(chosen.filter(([name]) => isShared(name)));
    readerStore.set(shared);
  }

  protected get t(): Translate {
    return messagesFor(getLanguageTag(this));
  }

  /** The figure's name, spoken and shown. */
  protected abstract name(): string;
  /** One short sentence above the picture that says what to do. */
  protected abstract instruction(): string;
  protected abstract renderContent(): TemplateResult;
  /** For a picture that is taller than a screen: where it shows these fields. A phrase of the page goes there. */
  partAbout?(fields: readonly string[]): Element | null;
  /** The numbers behind the picture; asked for only while the reader has the table open. */
  protected abstract renderTable(): TemplateResult;

  /** The controls in sight: two at most. */
  protected primaryControls(): TemplateResult | typeof nothing {
    return this.#controlsWithPlacement('primary');
  }

  /** The controls that few readers need. */
  protected secondaryControls(): TemplateResult | typeof nothing {
    return this.#controlsWithPlacement('settings');
  }

  /** The control of a parameter, as the manifest has it; `now` has what depends on what is shown. */
  protected control<Name extends keyof this & string>(
    name: Name,
    now: ControlNow<NonNullable<this[Name]>> = {},
  ): TemplateResult | typeof nothing {
    const parameter = getParameters(this).get(name);
    if (!parameter) return nothing;
    const { readerState } = this;
    const defaultValue = 'defaultValue' in parameter ? parameter.defaultValue : undefined;
    return parameterControl(this.t, attributeName(name, parameter), parameter, {
      value: name in readerState ? readerState[name as keyof ReaderState] : (this[name] ?? defaultValue),
      choose: (value) =>
        name in readerState ? this.updateReaderState({ [name]: value }) : Reflect.set(this, name, value),
      ...(now as ControlNow<unknown>),
    });
  }

  #controlsWithPlacement(placement: Control['placement']): TemplateResult | typeof nothing {
    const placed = [...getParameters(this)].filter(([, { control }]) => control?.placement === placement);
    if (placed.length === 0) return nothing;
    return html`${placed.map(([name]) => this.control(name as keyof this & string))}`;
  }

  /** Back to how the page showed it first: what has an attribute is read from it again. Override for what has none. */
  protected reset(): void {
    for (const name of (this.constructor as typeof Figure).observedAttributes)
      this.attributeChangedCallback(name, null, this.getAttribute(name));
    this.updateReaderState(this.#initialReaderState());
  }

  #initialReaderState(): ReaderState {
    const written = Object.entries(readerStateParameters).map(([name, parameter]) => [
      name,
      parameter.read(this.getAttribute(name)),
    ]);
    return {
      ...defaultReaderState,
      ...Object.fromEntries(written.filter(([, value]) => value !== undefined)),
    } as ReaderState;
  }

  /** Figures take over their pictures one after the other: together those of a page are one long task. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    if (this.#takesOver) return nextTurn().then(() => super.scheduleUpdate());
    void super.scheduleUpdate(); // Lit's own is done at once
    return undefined;
  }

  protected override update(changed: PropertyValues): void {
    super.update(changed);
    if (!this.#takesOver) return;
    this.#takesOver = false;
    this.requestUpdate();
  }

  protected override performUpdate(): void {
    this.#failure = undefined;
    super.performUpdate();
  }

  /** The frame stays, with its caption and the controls that may bring the next picture. */
  protected override showFailure(failure: Error): void {
    this.#failure = failure;
    this.#takesOver = false;
    try {
      super.update(new Map());
    } catch {
      // Neither can this be shown in what is there, the picture of the build for one.
      this.renderRoot.replaceChildren();
      super.update(new Map());
    }
  }

  override render(): TemplateResult {
    const { t } = this;
    const bare = this.controls === 'none';
    const failure = this.#failure;
    // The frame of a picture that could not be made may fail in the same way.
    const part = <Part>(make: () => Part): Part | typeof nothing => {
      try {
        return make();
      } catch (error) {
        if (!failure) throw error;
        return nothing;
      }
    };
    const name = part(() => this.name());
    return html`
      <section class=${this.size === 'compact' ? 'figure compact' : 'figure'} aria-label=${name}>
        ${
          bare
            ? nothing
            : html`<div class="lead">
                <div>
                  <p class="heading" part="heading">${name}</p>
                  <p class="instruction" part="instruction">${part(() => this.instruction())}</p>
                </div>
                ${this.#menu.button(t)}
              </div>`
        }
        <div class="picture" part="picture">
          ${failure ? html`<p class="failed" role="status">${describeFailure(t, failure)}</p>` : this.renderContent()}
        </div>
        ${
          bare
            ? nothing
            : html`<div class="controls" part="controls">${part(() => this.primaryControls())}</div>
                ${part(() => this.#settings(t))}`
        }
        <div class="caption" part="caption"><slot></slot></div>
        ${bare ? nothing : part(() => this.#menu.panels(t))}
      </section>
    `;
  }

  #settings(t: Translate): TemplateResult | typeof nothing {
    const further = this.secondaryControls();
    if (further === nothing) return nothing;
    if (this.controls === 'all') return html`<div class="controls">${further}</div>`;
    return html`<details class="settings" @toggle=${() => this.#wantSettings()}>
      <summary class="tool">${t('figure.settings')}</summary>
      ${this.settingsWanted ? html`<div class="controls">${further}</div>` : nothing}
    </details>`;
  }

  #wantSettings(): void {
    this.settingsWanted ||= this.renderRoot.querySelector<HTMLDetailsElement>('.settings')?.open ?? false;
  }

  /** Before there were scripts a reader may have opened the settings, or the menu. */
  override connectedCallback(): void {
    super.connectedCallback();
    void this.updateComplete.then(() => {
      this.#wantSettings();
      this.#menu.settle();
    });
  }
}

/** Those that all figures have, then its own, in the order of its properties: each is declared by its parameter. */
const getParameters = ({ constructor }: Figure): ReadonlyMap<PropertyKey, Parameter & { readonly control?: Control }> =>
  (constructor as typeof Figure).elementProperties as ReadonlyMap<PropertyKey, unknown> as ReadonlyMap<
    PropertyKey,
    Parameter
  >;
