import { snapdom, type SnapdomPlugin } from '@zumer/snapdom';
import type { LitElement } from 'lit';

import { tourAddress } from '../links/tour-address.js';
import { save } from './save.js';

/** Image pixels per CSS pixel. */
const scale = 2;
const margin = 24 * scale;
const lineHeight = 18 * scale;

/** Interactive elements, which an image leaves out. */
const controls =
  '.corner, .instruction, .controls, .settings, .menu-panel, .shown-link, .button, .text-button, .play, .step, .buttons, pe-number-field, input, textarea, select, details, [inert], .unscripted';

/** The values of the figure's custom colour properties. */
function getColours(figure: LitElement): readonly string[] {
  const probe = document.createElement('span');
  figure.renderRoot.append(probe);
  const colours = ['--paper', '--ink-soft'].map((name) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return colours;
}

/** Copies `vector-effect` to attributes, because snapDOM ignores it in style sheets. */
function keepStrokes(root: ParentNode): void {
  for (const shape of root.querySelectorAll<SVGElement>('svg *')) {
    const { vectorEffect } = getComputedStyle(shape);
    if (vectorEffect !== 'none') shape.setAttribute('vector-effect', vectorEffect);
  }
}

/** snapDOM makes text black with a property that overrides its colour. */
const keepTextColours: SnapdomPlugin = {
  name: 'keep-text-colours',
  afterClone({ clone }) {
    for (const element of clone?.querySelectorAll<HTMLElement>('*') ?? [])
      element.style.setProperty('-webkit-text-fill-color', 'currentcolor');
  },
};

/** The height of an image without the empty rows at its end, where elements were left out. */
function getHeight(canvas: HTMLCanvasElement): number {
  const { width, height } = canvas;
  const { buffer } = canvas.getContext('2d')!.getImageData(0, 0, width, height).data;
  return Math.ceil((new Uint32Array(buffer).findLastIndex((pixel) => pixel !== 0) + 1) / width);
}

/**
 * Downloads a PNG of a figure with its title, caption and source.
 *
 * @throws Error if the page's CSP forbids `data:` images.
 */
export async function savePicture(figure: LitElement, source: string): Promise<void> {
  const [paper = '', ink = ''] = getColours(figure);
  keepStrokes(figure.renderRoot);
  const shown = figure.renderRoot.querySelector('.figure')!;
  const picture = await snapdom(shown, {
    exclude: controls,
    excludeMode: 'remove',
    plugins: [keepTextColours],
  });
  const drawn = await picture.toCanvas({ scale, dpr: 1 });
  const height = getHeight(drawn);
  const link = tourAddress()?.link(figure) ?? '';
  const lines = [source, ...(link === '' ? [] : [link])];
  const canvas = document.createElement('canvas');
  canvas.width = drawn.width + 2 * margin;
  canvas.height = height + lines.length * lineHeight + 3 * margin;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no 2D canvas');
  context.fillStyle = paper;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(drawn, margin, margin);
  context.fillStyle = ink;
  context.font = `${12 * scale}px ${getComputedStyle(figure).fontFamily}`;
  lines.forEach((line, place) =>
    context.fillText(line, margin, height + 2 * margin + (place + 1) * lineHeight, drawn.width),
  );
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('The browser drew no PNG');
  save(file, `${figure.localName.replace(/^pe-|-figure$/g, '')}.png`);
}
