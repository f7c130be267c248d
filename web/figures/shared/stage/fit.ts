/** A width in the figure's own pixels, and how many times as large it is shown. */
export interface Fit {
  readonly width: number;
  readonly scale: number;
}

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** The heights of a figure at a width: down to the end of its picture, and to that of its controls in sight. */
export interface Layout {
  readonly width: number;
  readonly picture: number;
  readonly whole: number;
}

/** Below the first of them figures stack what stands side by side; above the last they grow no more. */
const [narrowest, widest, tries] = [560, 1200, 17];
/** A larger picture is worth letters that are this much smaller. */
const nearlyAsLarge = 0.92;
/** A class reads letters as in a page of which so many pixels fill the height of the screen, or fewer. */
const readable = 700;

/** The widths at which a figure may be laid out to fill a room. */
export function widthsFor(room: Room): number[] {
  const from = Math.min(narrowest, room.width);
  const to = Math.max(from, Math.min(widest, room.width));
  return Array.from({ length: tries }, (_, index) => Math.round(from + ((to - from) * index) / (tries - 1)));
}

/**
 * The layout that fills a room with the largest letters; among those that are nearly as large, with the largest picture. If
 * picture and controls do not both fit with letters that the last row reads, the picture does; if it does not, the figure is as
 * large as letters have to be, and is scrolled.
 */
export function fitInto(room: Room, layouts: readonly Layout[]): Fit {
  const least = Math.max(1, room.height / readable);
  for (const part of ['whole', 'picture'] as const) {
    const fits = layouts.map(({ width, [part]: height }): Fit => {
      return { width, scale: Math.min(room.width / width, room.height / height) };
    });
    const largest = Math.max(...fits.map(({ scale }) => scale));
    const size = ({ width, scale }: Fit): number => width * scale;
    if (largest >= least)
      return fits
        .filter(({ scale }) => scale >= Math.max(least, largest * nearlyAsLarge))
        .reduce((best, fit) => (size(fit) > size(best) ? fit : best));
  }
  const scale = Math.min(least, Math.max(1, room.width / narrowest));
  return { width: Math.min(widest, room.width / scale), scale };
}
