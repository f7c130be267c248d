/** Tells the page around a figure what its reader has guessed, once the guess counts. */
export function emitGuess(figure: EventTarget, detail: object): void {
  figure.dispatchEvent(new CustomEvent('guess-committed', { detail, bubbles: true, composed: true }));
}
