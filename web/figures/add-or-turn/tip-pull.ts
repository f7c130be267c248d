import { preventScroll } from '../shared/controls/prevent-scroll.js';
import { angleOfPoint } from '../shared/clock/dial.js';
import { HandDrag, handAt, type DialPoint } from '../shared/clock/hand-drag.js';
import { getPoint, getReach } from '../shared/clock/hand-drag-controller.js';
import { getLength, word, type AddedAndTurned, type Point } from './data.js';

/** The length of a unit in hundredths of a plane's radius. */
export const unit = 45;

/** Both ways of telling a word its position. */
export type Way = 'add' | 'turn';

/** The state that pulling needs and changes. */
export interface Pulling {
  readonly shown: () => AddedAndTurned;
  /** A real position while an arrow is held. */
  readonly place: (position: number) => void;
  readonly released: () => void;
}

/** The arrow that turns with the position, and what it turns about. */
function getArrow({ code, turned }: AddedAndTurned, way: Way): { readonly about: Point; readonly arrow: Point } {
  return way === 'add' ? { about: word, arrow: code } : { about: { right: 0, up: 0 }, arrow: turned };
}

/** A place of the plane, as a dial around `about` has it. */
function seenFrom(about: Point, { radius, angle }: DialPoint): DialPoint {
  const [x, y] = [radius * Math.sin(angle) - unit * about.right, -radius * Math.cos(angle) + unit * about.up];
  return { radius: Math.hypot(x, y), angle: angleOfPoint(x, y) };
}

/** Pointers on both planes: an arrow that is pulled around takes the position along. */
export class TipPull {
  readonly #pulling: Pulling;
  #held: { readonly about: Point; readonly drag: HandDrag; readonly pointer: number } | undefined;

  constructor(pulling: Pulling) {
    this.#pulling = pulling;
  }

  readonly down = (event: PointerEvent, way: Way): void => {
    if ((this.#held && !event.isPrimary) || event.button !== 0) return;
    const plane = event.currentTarget as SVGSVGElement;
    if (!this.#meets(event, plane, way, event.pointerType)) return;
    plane.setPointerCapture(event.pointerId);
    const shown = this.#pulling.shown();
    const { about } = getArrow(shown, way);
    const { angle } = seenFrom(about, getPoint(event, plane).point);
    this.#held = { about, drag: new HandDrag(shown.position, shown.frequency, angle), pointer: event.pointerId };
  };

  readonly move = (event: PointerEvent, way: Way): void => {
    const plane = event.currentTarget as SVGSVGElement;
    const held = this.#held;
    if (held) {
      if (event.pointerId === held.pointer)
        this.#pulling.place(held.drag.moveTo(seenFrom(held.about, getPoint(event, plane).point).angle));
    } else if (event.pointerType === 'mouse') plane.classList.toggle('over', this.#meets(event, plane, way, 'mouse'));
  };

  readonly up = (event: PointerEvent): void => {
    if (event.pointerId !== this.#held?.pointer) return;
    this.#held = undefined;
    this.#pulling.released();
  };

  /** A finger on an arrow pulls it; anywhere else it scrolls the page. */
  readonly touch = (event: TouchEvent, way: Way): void => {
    const [touch, second] = event.touches;
    if (touch && !second && this.#meets(touch, event.currentTarget as SVGSVGElement, way, 'touch'))
      preventScroll(event);
  };

  #meets(event: MouseEvent | Touch, plane: SVGSVGElement, way: Way, pointerType: string): boolean {
    const { about, arrow } = getArrow(this.#pulling.shown(), way);
    const { point, scale } = getPoint(event, plane);
    const place = { pair: 0, angle: angleOfPoint(arrow.right, -arrow.up), length: unit * getLength(arrow) };
    return handAt(seenFrom(about, point), [place], getReach(pointerType) / scale) !== undefined;
  }
}
