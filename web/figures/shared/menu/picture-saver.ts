type Loader = () => Promise<typeof import('../frame/save-picture.js')>;

/** Loads the code of "Save picture"; undefined where it is not offered. The npm package replaces this file. */
export const loadPictureSaver: Loader | undefined = () => import('../frame/save-picture.js');
