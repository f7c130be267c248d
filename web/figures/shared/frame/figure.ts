import {
  html,
  nothing,
  type CSSResultArray,
  type CSSResultGroup,
  type CSSResultOrNative,
  type PropertyValues,
  type TemplateResult,
} from 'lit';
import { property, state } from 'lit/decorators.js';
import { parameterControl, type ControlNow } from '../controls/parameter-control.js';
import { CornerMenu } from '../menu/corner-menu.js';
import { figurePlugins } from './figure-plugins.js';
import { describeFailure } from './describe-failure.js';
import { figureStyles } from '../styles/figure-styles.js';
import { PositionNotifier } from './host-events/position-change-event.js';
import { PeElement } from './pe-element.js';
import { figureParameters, readerStateParameters, type Controls, type Size } from '../manifest/common-parameters.js';
import { attributeName, getDefault, type Control, type Parameter } from '../manifest/parameters.js';
import {
  StoreController,
  defaultReaderState,
  readerStore,
  type Layout,
  type ReaderState,
} from '../reader/reader-state.js';
import { getLanguageTag } from '../reader/languages.js';
import { messagesFor, type Topic, type Translate } from '../reader/messages.js';
import { nextTurn } from '../platform/yield-to-main.js';

/**
 * The base class of all figures. It renders what surrounds the picture: name, instruction, menu, the few controls that
 * most readers need, more settings, and the caption from the page. A field with an attribute is the figure's own; the
 * others are shared with the page.
 */
export abstract class Figure extends PeElement {
  static override styles: CSSResultArray = [figureStyles];

  /** The sheets of a figure come after those of all. */
  protected static override finalizeStyles(styles: CSSResultGroup = []): CSSResultOrNative[] {
    return super.finalizeStyles([...figureStyles, styles]);
  }

  @property() override lang = '';
  @property(readerStateParameters.position) position?: number | undefined;
  @property(readerStateParameters.dimensions) dimensions?: number | undefined;
  @property(readerStateParameters.base) base?: number | undefined;
  @property(readerStateParameters.layout) layout?: Layout | undefined;
  @property(figureParameters.controls) controls?: Controls | undefined;
  @property(figureParameters.size) size?: Size | undefined;

  /** True once the settings were opened. They stay rendered, because an invalid value stays in its field. */
  @state() private settingsWanted = false;

  /** True until the first render has hydrated the prerendered picture, which shows the default state. */
  #takesOver = this.shadowRoot !== null;

  /** The error shown in place of the picture. */
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
    for (const join of figurePlugins) join(this, () => this.readerState);
  }

  /** The values that this figure shows: its own where set, else the page's. */
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
   * Changes values where they are stored: in the figure if it owns them, else for the whole page.
   *
   * @param byReader - Whether the user did it; otherwise no event is dispatched.
   */
  protected updateReaderState(patch: Partial<ReaderState>, byReader = true): void {
    // Own properties only: a host's scripts may have added `base` to Object.prototype.
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

  /** The topic of its messages, which have its name and instruction. */
  protected readonly topic?: Topic;

  /** The figure's name, as heading and accessible name. */
  protected name(): string {
    return this.t(`${this.topic!}.name`);
  }

  /** One short sentence above the picture that says what to do. */
  protected instruction(): string {
    return this.t(`${this.topic!}.instruction`);
  }

  protected abstract renderContent(): TemplateResult;
  /** For pictures taller than a window: the part that shows these fields. */
  getPartAbout?(fields: readonly string[]): HTMLElement | null;

  /** The numbers behind the picture; called only while the table is open. */
  protected abstract renderTable(): TemplateResult;

  /** The controls in sight: two at most. */
  protected primaryControls(): TemplateResult | typeof nothing {
    return this.#controlsWithPlacement('primary');
  }

  /** The controls under "More settings". */
  protected secondaryControls(): TemplateResult | typeof nothing {
    return this.#controlsWithPlacement('settings');
  }

  /** The control of a parameter, from the manifest. `now` overrides what depends on the state. */
  protected control<Name extends keyof this & string>(
    name: Name,
    now: ControlNow<NonNullable<this[Name]>> = {},
  ): TemplateResult | typeof nothing {
    const parameter = getParameters(this).get(name);
    if (!parameter) return nothing;
    const { readerState } = this;
    return parameterControl(this.t, attributeName(name, parameter), parameter, {
      value: name in readerState ? readerState[name as keyof ReaderState] : (this[name] ?? getDefault(parameter)),
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

  /** Resets the figure to its attributes. Override to reset other state. */
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

  /** Hydrates figures one after another; all at once would be a long task. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    if (this.#takesOver) return nextTurn().then(() => super.scheduleUpdate());
    void super.scheduleUpdate(); // Lit's own update is synchronous
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

  /** Keeps the frame, the caption and the controls, with which readers can change the input. */
  protected override showFailure(failure: Error): void {
    this.#failure = failure;
    this.#takesOver = false;
    try {
      super.update(new Map());
    } catch {
      // The error message cannot be hydrated over the prerendered picture.
      this.renderRoot.replaceChildren();
      super.update(new Map());
    }
  }

  override render(): TemplateResult {
    const { t } = this;
    const bare = this.controls === 'none';
    const failure = this.#failure;
    // The controls may throw the same error.
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
      <summary class="text-button">${t('figure.settings')}</summary>
      ${this.settingsWanted ? html`<div class="controls">${further}</div>` : nothing}
    </details>`;
  }

  #wantSettings(): void {
    this.settingsWanted ||= this.renderRoot.querySelector<HTMLDetailsElement>('.settings')?.open ?? false;
  }

  /** The user may have opened the settings or the menu before scripts ran. */
  override connectedCallback(): void {
    super.connectedCallback();
    void this.updateComplete.then(() => {
      this.#wantSettings();
      this.#menu.settle();
    });
  }
}

/** Common parameters, then the figure's own in the order of its properties. */
const getParameters = ({ constructor }: Figure): ReadonlyMap<PropertyKey, Parameter & { readonly control?: Control }> =>
  (constructor as typeof Figure).elementProperties as ReadonlyMap<PropertyKey, unknown> as ReadonlyMap<
    PropertyKey,
    Parameter
  >;
