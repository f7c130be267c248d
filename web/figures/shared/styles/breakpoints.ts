import { unsafeCSS } from 'lit';

/*
 * The widths at which figures change their layout, in container queries: `@container ${narrow} { … }`. They are the widths of the
 * figure, not of the window: most blogs give it 36 to 42 rem, a phone 18 to 24.
 */

/** A phone. */
export const phone = unsafeCSS('(width < 24rem)');
/** Too narrow for two things side by side. */
export const narrow = unsafeCSS('(width < 34rem)');
/** Wide enough for two things side by side. */
export const medium = unsafeCSS('(width >= 34rem)');
/** A column of the tour on a desktop. */
export const wide = unsafeCSS('(width >= 46rem)');
/** Anything less. */
export const notWide = unsafeCSS('(width < 46rem)');
