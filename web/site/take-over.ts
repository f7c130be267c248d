import { LitElement } from 'lit';

import { breathe } from '../figures/shared/platform/next-turn.js';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isSwitch = (control: Element): control is HTMLInputElement => control.matches('[type=radio], [type=checkbox]');

/** Whether the reader has set a control, or the browser has from her last visit, in a page that did not listen yet. */
export function isSet(control: Control): boolean {
  if (isSwitch(control)) return control.checked !== control.defaultChecked;
  // A slider rounds what it is given in its last digits.
  if (control.type === 'range') return Math.abs(Number(control.value) - Number(control.defaultValue)) > 1e-6;
  return control.value !== control.defaultValue;
}

/** Every control in the picture of an element, and in the pictures within it. */
function controlsIn(root: Element): Control[] {
  const inner = [...(root.shadowRoot?.querySelectorAll('*') ?? [])];
  return inner.flatMap((element) =>
    element.matches('input:not([type=file]), textarea') ? [element as Control] : controlsIn(element),
  );
}

/** Remembers how a control is set. Returns what sets it so again, as if the reader did. */
function setAgain(control: Control): () => void {
  const { value } = control;
  const isOn = isSwitch(control) && control.checked;
  return () => {
    // Who picks one radio button has not picked the other.
    if (!control.isConnected || (control.type === 'radio' && !isOn)) return;
    if (isSwitch(control)) control.checked = isOn;
    else control.value = value;
    for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
  };
}

/**
 * Defines an element, which takes over the pictures that the build drew of it. They show the default state; what a reader of a
 * slow network has set in them meanwhile is set again, where it is heard now. Resolves when they answer.
 */
export async function takeOver(tag: string, constructor: CustomElementConstructor): Promise<void> {
  const elements = [...document.querySelectorAll(tag)];
  const settings = elements.flatMap(controlsIn).filter(isSet).map(setAgain);
  customElements.define(tag, constructor);
  await Promise.all(elements.filter((element) => element instanceof LitElement).map((drawn) => drawn.updateComplete));
  await breathe(); // elements within elements have drawn then, too
  settings.forEach((set) => set());
}
