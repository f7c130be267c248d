const msToOpen = 150; // a pointer that only passes over a term opens nothing
const msToClose = 300; // enough to move from a term into its note
const gap = 7; // px between a term and its note
const edge = 12; // px between a note and the edge of the window

interface Open {
  readonly term: HTMLAnchorElement;
  readonly note: HTMLElement;
}

let open: Open | undefined;
let opening = 0;
let closing = 0;

const termAt = (target: EventTarget | null): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;

const isOpenAt = (target: EventTarget | null): boolean =>
  open !== undefined && target instanceof Node && (open.term.contains(target) || open.note.contains(target));

function close(): void {
  clearTimeout(opening);
  clearTimeout(closing);
  closing = 0;
  if (open) open.note.hidden = true;
  open = undefined;
}

/** Puts a note under a line of its term, or above it where there is no room below; always within the width of the window. */
function place(note: HTMLElement, line: DOMRect): void {
  const { clientWidth, clientHeight } = document.documentElement;
  note.style.insetInlineStart = '0';
  const { width, height } = note.getBoundingClientRect();
  const above = line.top - gap - height;
  const top = line.bottom + gap + height > clientHeight && above > 0 ? above : line.bottom + gap;
  const left = Math.max(edge, Math.min(line.left - edge, clientWidth - width - edge));
  note.style.insetBlockStart = `${top + scrollY}px`;
  note.style.insetInlineStart = `${left + scrollX}px`;
}

/** Shows the note of a term; where a term runs over two lines, at the one that is pointed at. */
function show(term: HTMLAnchorElement, y = -Infinity): void {
  if (open?.term === term) return;
  close();
  const note = document.getElementById(term.getAttribute('aria-describedby') ?? '');
  const lines = [...term.getClientRects()];
  const line = lines.find(({ bottom }) => bottom >= y) ?? lines.at(-1);
  if (!note || !line) return;
  note.hidden = false;
  place(note, line);
  open = { term, note };
}

/** The pointer has gone elsewhere: the note goes too, unless the term has the focus. */
function leave(): void {
  closing = 0;
  if (!open?.term.matches(':focus-visible')) close();
}

function observeMouse({ target, pointerType, clientY }: PointerEvent): void {
  if (pointerType !== 'mouse') return;
  clearTimeout(opening);
  if (isOpenAt(target)) {
    clearTimeout(closing);
    closing = 0;
    return;
  }
  const term = termAt(target);
  if (term) opening = window.setTimeout(() => show(term, clientY), msToOpen);
  if (open && closing === 0) closing = window.setTimeout(leave, msToClose);
}

/** The first tap on a term shows its note, the second follows the link. */
function observeTaps(): void {
  let tapped: HTMLAnchorElement | null = null;
  document.addEventListener('pointerdown', ({ target, pointerType }) => {
    tapped = pointerType === 'mouse' || isOpenAt(target) ? null : termAt(target);
    if (!isOpenAt(target)) close();
  });
  document.addEventListener('click', (event) => {
    const term = termAt(event.target);
    if (term && term === tapped) {
      event.preventDefault();
      show(term, event.clientY);
    }
    tapped = null;
  });
}

/**
 * Shows what a term means when it is pointed at, focused or tapped. The notes lie in the page, each describing its term, so
 * that they are heard without this; without scripts a term is a link to the glossary. Called once.
 */
export function initTermNotes(): void {
  document.addEventListener('pointerover', observeMouse);
  observeTaps();
  document.addEventListener('focusin', ({ target }) => {
    const term = termAt(target);
    if (term?.matches(':focus-visible')) show(term);
    else if (!isOpenAt(target)) close();
  });
  document.addEventListener('focusout', ({ target }) => {
    if (target === open?.term && !open.note.matches(':hover')) close();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  addEventListener('resize', close);
  addEventListener('pagehide', close); // who comes back finds the page without it
  const reached = document.querySelector<HTMLAnchorElement>('.term:focus-visible, .term:hover');
  if (reached) show(reached);
  document.querySelector('.term-notes')?.setAttribute('data-awake', '');
}
