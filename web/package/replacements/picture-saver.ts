// In place of web/figures/shared/menu/picture-saver.ts: 250 KB that a page with one figure may do without.
type Loader = () => Promise<typeof import('../../figures/shared/frame/save-picture.js')>;

export let loadPictureSaver: Loader | undefined;

/** Adds "Save picture" to the menu of figures. */
export function providePictureSaver(load: Loader): void {
  loadPictureSaver = load;
}
