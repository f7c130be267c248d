import { dock } from '../../figures/shared/frame/action-links/docking.js';
import { Figure } from '../../figures/shared/frame/figure.js';
import { isInSight } from '../../figures/shared/frame/action-links/in-sight.js';

/** Docked pictures leave room for this many lines of text below them. */
const minLines = 20;
const heightLeft = 0.7;
/** The line that is read, from the top of the window. */
const readingLine = 0.6;

/** In wide windows figures stay beside their text by themselves. */
const isNarrow = matchMedia('(width < 1100px)');

function hasRoom(): boolean {
  const line = parseFloat(getComputedStyle(document.body).lineHeight);
  return isNarrow.matches && innerHeight >= 600 && (heightLeft * innerHeight) / line >= minLines;
}

/** The figure of the scene that is read, if it has left the window. */
function getPassedFigure(): Figure | undefined {
  const at = readingLine * innerHeight;
  const scene = [...document.querySelectorAll('.scene:not(.wide)')].find((candidate) => {
    const { top, bottom } = candidate.getBoundingClientRect();
    return top < at && at < bottom;
  });
  const figure = scene?.querySelector(':scope > [lang]');
  if (!(figure instanceof Figure) || isInSight(figure)) return undefined;
  return figure.getBoundingClientRect().bottom < (1 - heightLeft) * innerHeight ? figure : undefined;
}

/** Docks the picture of a figure while its text is read in a narrow window. */
export function dockWhileReading(): void {
  let frame: number | undefined;
  const look = (): void => {
    frame = undefined;
    const figure = hasRoom() ? getPassedFigure() : undefined;
    if (figure) dock(figure);
  };
  addEventListener('scroll', () => (frame ??= requestAnimationFrame(look)), { passive: true });
}
