/** Dispatches `guess-committed` on a figure. */
export function emitGuess(figure: EventTarget, detail: object): void {
  figure.dispatchEvent(new CustomEvent('guess-committed', { detail, bubbles: true, composed: true }));
}
