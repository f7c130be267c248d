import kept from './rooms.json' with { type: 'json' };

/** Corners of a height over the width, straight between them: width, height, width, height ..., in px where text has 16 px. */
export type Corners = readonly number[];
/** One for each tag, or for a tag with the attribute that makes another picture of it. */
export type Rooms = Readonly<Record<string, Corners>>;

/** What the tests keep true (`tests/pages/embed/rooms.spec.ts`): the heights of all figures without their captions. */
const rooms: Readonly<Record<string, Rooms>> = kept;

/** The attributes that make another picture. */
const telling = ['view', 'exercise'] as const;

/** The name under which the room of an element is kept. */
const roomName = (tag: string, attribute: (name: string) => string | null): string =>
  [tag, ...telling.flatMap((name) => attribute(name) ?? [])].join(' ');

export function heightAt(corners: Corners, width: number): number {
  const last = corners.length - 2;
  let right = 0;
  while (right < last && (corners[right] ?? 0) < width) right += 2;
  const left = Math.max(0, right - 2);
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [corners[left], corners[left + 1], corners[right], corners[right + 1]];
  const share = x1 > x0 ? Math.min(1, Math.max(0, (width - x0) / (x1 - x0))) : 0;
  return y0 + share * (y1 - y0);
}

/** How high a figure will be at a width, its caption aside; undefined for what no table knows. */
export function roomOf(element: Element, language: string, width: number): number | undefined {
  const table = rooms[language.startsWith('zh') ? 'zh' : 'en'] ?? {};
  const tag = element.localName;
  const corners = table[roomName(tag, (name) => element.getAttribute(name))] ?? table[tag];
  return corners && heightAt(corners, width);
}
