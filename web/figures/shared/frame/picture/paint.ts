/** A colour as every viewer of SVG can read it: three numbers, and how much of it covers what is below. */
export interface Paint {
  readonly colour: string;
  readonly opacity: number;
}

const known = new Map<string, Paint>();
let context: CanvasRenderingContext2D | null | undefined;

/** Lets a canvas say what a colour is: browsers compute to `color(srgb …)` and others that older programs do not know. */
function measured(colour: string): Paint {
  context ??= document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return { colour, opacity: 1 };
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 255] = context.getImageData(0, 0, 1, 1).data;
  return { colour: `rgb(${red},${green},${blue})`, opacity: alpha / 255 };
}

/** Undefined for what paints nothing. */
export function paintOf(colour: string): Paint | undefined {
  if (colour === 'none' || colour === 'transparent' || colour === '') return undefined;
  const paint = known.get(colour) ?? measured(colour);
  known.set(colour, paint);
  return paint.opacity > 0 ? paint : undefined;
}
