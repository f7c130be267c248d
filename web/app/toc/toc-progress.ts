import { progress } from '../../exercises/base/progress.js';

const { exercises, words } = contentsOfTour;

/** The chapter that an address of the tour leads to: the last folder of its path. */
const getChapter = (path: string): string =>
  path.split('/').findLast((folder) => folder !== '' && folder !== 'index.html') ?? '';

function t(key: string, values: Readonly<Record<string, number>> = {}): string {
  const text = words[document.documentElement.lang]?.[key] ?? '';
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

function part(text: string, kind?: 'aria-hidden' | 'visually-hidden'): HTMLElement {
  const made = document.createElement('span');
  made.textContent = text;
  if (kind === 'aria-hidden') made.ariaHidden = 'true';
  else if (kind) made.className = kind;
  return made;
}

/** Writes into a line of the contents what was done in its chapter. */
function mark(link: HTMLAnchorElement): boolean {
  const chapter = getChapter(new URL(link.href).pathname);
  const ids = exercises[chapter] ?? [];
  const solved = ids.filter((id) => progress.isSolved(id)).length;
  const isRead = progress.chapters.has(chapter);
  link.querySelector('.done')?.remove();
  if (solved === 0 && !isRead) return false;
  const done = document.createElement('small');
  done.className = 'done';
  if (isRead) done.append(part('✓', 'aria-hidden'), part(`, ${t('read')} `, 'visually-hidden'));
  if (solved > 0) done.append(part(` ${t('solved', { solved, count: ids.length })}`));
  link.append(done);
  return true;
}

/** Marks every list of chapters of the page, and says below it what the marks mean. */
function show(): void {
  for (const list of document.querySelectorAll('.chapters')) {
    const marked = [...list.querySelectorAll<HTMLAnchorElement>('li > a')].map(mark);
    const next = list.nextElementSibling;
    const note = next?.classList.contains('done-note') ? next : undefined;
    if (!marked.includes(true)) note?.remove();
    else if (!note) {
      const said = document.createElement('p');
      said.className = 'done-note';
      said.textContent = t('note');
      list.after(said);
    }
  }
}

/** A chapter counts as read when the end of its text has been in sight: nobody can know more, and nobody else is told. */
export function observeProgress(end: Element | null): void {
  const chapter = getChapter(location.pathname);
  if (end && chapter in exercises) {
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      seen.disconnect();
      progress.finish(chapter);
    });
    seen.observe(end);
  }
  progress.addEventListener('progress-changed', show);
  show();
}
