/**
 * The event that a figure gets right before something outside of it, a phrase or a number of the text, moves it for the reader: so its page
 * hears of that as of the figure's own controls. It goes no further than the figure.
 */
export const readerMoves = 'pe-reader-moves';

/** Says so to a figure. */
export const emitUserInput = (figure: EventTarget): void => void figure.dispatchEvent(new Event(readerMoves));
