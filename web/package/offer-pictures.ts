import { providePictureSaver } from './replacements/picture-saver.js';

/** Adds "Save picture" to the menu of figures. */
export const offerPictures = (): void => providePictureSaver(() => import('../figures/shared/frame/save-picture.js'));
