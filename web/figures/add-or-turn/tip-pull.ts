import { preventScroll } from '../shared/controls/prevent-scroll.js';
import { angleOfPoint } from '../shared/clock/dial.js';
import { HandDrag, handAt, type DialPoint } from '../shared/clock/hand-drag.js';
import { getPoint, getReach } from '../shared/clock/hand-drag-controller.js';
import { getLength, word, type AddedAndTurned, type Point } from './data.js';

/** Length of a unit vector, in percent of a plane's radius. */
export const unit = 45;

/** The two ways to encode a position in a word. */
export type EncodingMethod = 'add' | 'turn';

/** State and callbacks for dragging. */
export interface TipDragOptions {
  readonly shown: () => AddedAndTurned;
  /** Fractional while an arrow is dragged. */
  readonly place: (position: number) => void;
  readonly released: () => void;
}

/** The arrow that rotates with the position, and its origin. */
function getArrow(
  { code, turned }: AddedAndTurned,
  way: EncodingMethod,
): { readonly about: Point; readonly arrow: Point } {
  return way === 'add' ? { about: word, arrow: code } : { about: { right: 0, up: 0 }, arrow: turned };
}

/** Converts a point of the plane to dial coordinates around `about`. */
function toDialPoint(about: Point, { radius, angle }: DialPoint): DialPoint {
  const [x, y] = [radius * Math.sin(angle) - unit * about.right, -radius * Math.cos(angle) + unit * about.up];
  return { radius: Math.hypot(x, y), angle: angleOfPoint(x, y) };
}

/** Drag handling of both planes: dragging an arrow around its origin changes the position. */
export class TipDrag {
  readonly #options: TipDragOptions;
  #active: { readonly about: Point; readonly drag: HandDrag; readonly pointer: number } | undefined;

  constructor(pulling: TipDragOptions) {
    this.#options = pulling;
  }

  readonly down = (event: PointerEvent, way: EncodingMethod): void => {
    if ((this.#active && !event.isPrimary) || event.button !== 0) return;
    const plane = event.currentTarget as SVGSVGElement;
    if (!this.#isOnArrow(event, plane, way, event.pointerType)) return;
    plane.setPointerCapture(event.pointerId);
    const shown = this.#options.shown();
    const { about } = getArrow(shown, way);
    const { angle } = toDialPoint(about, getPoint(event, plane).point);
    this.#active = { about, drag: new HandDrag(shown.position, shown.frequency, angle), pointer: event.pointerId };
  };

  readonly move = (event: PointerEvent, way: EncodingMethod): void => {
    const plane = event.currentTarget as SVGSVGElement;
    const held = this.#active;
    if (held) {
      if (event.pointerId === held.pointer)
        this.#options.place(held.drag.moveTo(toDialPoint(held.about, getPoint(event, plane).point).angle));
    } else if (event.pointerType === 'mouse')
      plane.classList.toggle('over', this.#isOnArrow(event, plane, way, 'mouse'));
  };

  readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#active?.pointer) return;
    this.#active = undefined;
    this.#options.released();
  };

  /** Touches on an arrow drag it; all others scroll the page. */
  readonly touch = (event: TouchEvent, way: EncodingMethod): void => {
    const [touch, second] = event.touches;
    if (touch && !second && this.#isOnArrow(touch, event.currentTarget as SVGSVGElement, way, 'touch'))
      preventScroll(event);
  };

  #isOnArrow(event: MouseEvent | Touch, plane: SVGSVGElement, way: EncodingMethod, pointerType: string): boolean {
    const { about, arrow } = getArrow(this.#options.shown(), way);
    const { point, scale } = getPoint(event, plane);
    const place = { pair: 0, angle: angleOfPoint(arrow.right, -arrow.up), length: unit * getLength(arrow) };
    return handAt(toDialPoint(about, point), [place], getReach(pointerType) / scale) !== undefined;
  }
}
