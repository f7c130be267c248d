/**
 * Dispatched on a figure just before an action link or inline number changes it for the user, so hosts get the usual
 * change events. Does not bubble.
 */
export const readerMoves = 'pe-reader-moves';

export const emitUserInput = (figure: EventTarget): void => void figure.dispatchEvent(new Event(readerMoves));
