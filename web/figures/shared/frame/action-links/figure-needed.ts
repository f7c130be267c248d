/** A bubbling event on an element whose figure has to load now, even if it is far from the window. */
export const figureNeeded = 'pe-figure-needed';
