/** How many times as large an element is shown as it is laid out; 1 while it has no size. */
export const enlargementOf = (element: HTMLElement): number =>
  element.getBoundingClientRect().width / element.offsetWidth || 1;
