/** The folder that has everything which embedded figures load: seen from the files of `assets/`, the one around them. */
export const root = new URL(/* @vite-ignore */ '../', import.meta.url).href;
