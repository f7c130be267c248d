import { PeNumberField } from '../../figures/shared/controls/pe-number-field.js';
import { figureClasses } from './figure-classes.js';

/** Every element by tag; elements come before those that use them. Define them after setting the core. */
export const figures: Readonly<Record<string, CustomElementConstructor>> = {
  'pe-number-field': PeNumberField,
  ...figureClasses,
};
