import { html, type TemplateResult } from 'lit';
import { checked } from './checked-directive.js';

/** A labelled switch. */
export function toggle(label: string, on: boolean, turn: (on: boolean) => void): TemplateResult {
  return html`<label class="switch"
    ><input
      type="checkbox"
      role="switch"
      ?checked=${checked(on)}
      @change=${(event: Event) => turn((event.target as HTMLInputElement).checked)}
    />${label}</label
  >`;
}
