import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';

import { getCaption } from '../frame/caption-of.js';
import { choice } from '../controls/choice.js';
import { tourAddress } from './tour-address.js';
import { getLanguageTag } from '../reader/languages.js';
import { shownFields } from '../frame/own-fields.js';
import { defaultReaderState, readerStore, type ReaderState } from '../reader/reader-state.js';
import { forms, snippet, type Form, type Shown } from './snippets.js';
import { folderOfLanguage, type Translate } from '../reader/messages.js';

/** Names by which the tour tells figures apart; they mean nothing in another page. */
const shellName = /-figure$/;

/** The state of a figure: its own fields, and those of the page's state that a new page would not have. */
export function shownBy(figure: LitElement, name: string, source: string): Shown {
  const { root = '', link } = tourAddress() ?? {};
  const readerState = Object.entries(readerStore.state)
    .filter(([field, value]) => value !== defaultReaderState[field as keyof ReaderState])
    .map(([field, value]) => [field, String(value)] as const);
  return {
    tag: figure.localName.replace(shellName, ''),
    attributes: [...new Map([...readerState, ...shownFields(figure)])],
    language: getLanguageTag(figure) || 'en',
    name,
    caption: getCaption(figure),
    source,
    link: link?.(figure) ?? '',
    root,
    height: figure.getBoundingClientRect().height,
  };
}

/** The choice of a form, the snippet with what the figure shows at this moment, and a button that copies it. */
export class EmbedThis implements ReactiveController {
  readonly #host: LitElement;
  readonly #shown: () => Shown;
  #form: Form = 'html';
  #copied = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement, shown: () => Shown) {
    this.#host = host;
    this.#shown = shown;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  render(t: Translate): TemplateResult {
    const text = snippet(this.#form, this.#shown());
    const options = Object.entries(forms).map(([value, label]) => ({ value: value as Form, label }));
    const needsFile = ['hugo', 'jekyll', 'hexo'].includes(this.#form);
    const guide = `${tourAddress()?.root ?? ''}${folderOfLanguage(getLanguageTag(this.#host))}/embed/`;
    return html`
      <div class="embed">
        ${choice('embed-form', t('embed.form'), options, this.#form, (form) => this.#choose(form))}
        <pre tabindex="0" aria-label=${t('embed.snippet', { form: forms[this.#form] })}><code>${text}</code></pre>
        <button type="button" class="tool" @click=${() => void this.#copy(text)}>
          ${t(this.#copied ? 'embed.copied' : 'embed.copy')}
        </button>
        ${needsFile ? html`<p class="note">${t('embed.needsFile', { form: forms[this.#form] })} <a href=${guide}>${t('embed.guide')}</a></p>` : nothing}
      </div>
    `;
  }

  #choose(form: Form): void {
    this.#form = form;
    this.#copied = false;
    this.#host.requestUpdate();
  }

  async #copy(text: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      this.#copied = true;
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#copied = false;
        this.#host.requestUpdate();
      }, 2_000);
      this.#host.requestUpdate();
    } catch {
      // Without the right to write the clipboard the reader copies by hand what is selected here.
      const code = this.#host.renderRoot.querySelector('.embed code');
      if (code) getSelection()?.selectAllChildren(code);
    }
  }
}
