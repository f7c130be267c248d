/** The text of an element, with each formula once: its MathML. */
export function accessibleText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const silent of copy.querySelectorAll('[aria-hidden], annotation')) silent.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
}
