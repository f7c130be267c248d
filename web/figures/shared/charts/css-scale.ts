/** The scale at which an element is shown, against its layout; 1 while it has no size. */
export const getEnlargement = (element: HTMLElement): number =>
  element.getBoundingClientRect().width / element.offsetWidth || 1;
