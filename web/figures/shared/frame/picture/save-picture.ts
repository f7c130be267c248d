import type { LitElement } from 'lit';

import { captionOf } from '../caption-of.js';
import { tourAddress } from '../../links/tour-address.js';
import { pictureEvents } from '../picture-events.js';
import { save } from '../save.js';
import { paintOf } from './paint.js';
import { sheet } from './sheet.js';
import { trace } from './trace.js';

/** The colours of figures that a page may set. */
const pageColours = ['paper', 'ink', 'ink-soft', 'hairline', 'accent', 'focus'].map((name) => `--pe-${name}`);

/** Pixels of a picture for one of the page. */
const scale = 2;

/**
 * Draws a figure as it is now: its picture on light paper, its caption, where the same is shown, and that as a QR code. All is
 * done before the browser draws the page again, so the reader sees nothing of it.
 *
 * @returns An SVG file.
 */
export async function pictureOf(figure: LitElement, name: string, source: string): Promise<string> {
  const style = figure.getAttribute('style');
  figure.style.colorScheme = 'light';
  for (const name of pageColours) figure.style.setProperty(name, 'initial');
  figure.dispatchEvent(new Event(pictureEvents.started));
  try {
    await figure.updateComplete;
    const picture = figure.renderRoot.querySelector('.picture')!;
    const box = picture.getBoundingClientRect();
    const caption = getComputedStyle(figure.renderRoot.querySelector('.caption')!);
    const { color, fontFamily } = getComputedStyle(figure);
    return sheet({
      name,
      source,
      caption: captionOf(figure),
      address: tourAddress()?.link(figure) ?? '',
      picture: trace(picture, box),
      width: box.width,
      height: box.height,
      paper: paperOf(figure),
      ink: paintOf(color)?.colour ?? '#000',
      soft: paintOf(caption.color)?.colour ?? '#555',
      fonts: { ui: fontFamily, text: caption.fontFamily },
    });
  } finally {
    if (style === null) figure.removeAttribute('style');
    else figure.style.cssText = style;
    figure.dispatchEvent(new Event(pictureEvents.taken));
  }
}

/** The colour that the figure's custom property stands for. */
function paperOf(figure: LitElement): string {
  const probe = document.createElement('span');
  probe.style.color = 'var(--paper)';
  figure.renderRoot.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return paintOf(color)?.colour ?? '#fff';
}

/** An SVG file as a PNG file, drawn by the browser. */
async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  // No address of a blob: policies allow pictures of `data:`, as the heat map needs them.
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: scale * image.naturalWidth, height: scale * image.naturalHeight });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The browser drew no PNG'))), 'image/png'),
  );
}

/** Hands a picture of the figure to the browser's downloads. */
export async function savePicture(
  figure: LitElement,
  name: string,
  source: string,
  kind: 'svg' | 'png',
): Promise<void> {
  const svg = await pictureOf(figure, name, source);
  const file = `${figure.localName.replace(/^pe-|-figure$/g, '')}.${kind}`;
  save(kind === 'svg' ? new Blob([svg], { type: 'image/svg+xml' }) : await pngOf(svg), file);
}
