import { providePictureSaver } from './replacements/picture-saver.js';

export const offerPictures = (): void => providePictureSaver(() => import('../figures/shared/frame/save-picture.js'));
