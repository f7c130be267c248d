import type { Page } from '@playwright/test';

/** Kinds of legibility faults. */
export const everyTextFault = [
  'over another text',
  'touching',
  'outside of the window',
  'outside of its figure',
  'alone on a line',
  'small',
  'faint',
] as const;

export type TextFault = (typeof everyTextFault)[number];

/**
 * Illegible text on the page, also in shadow roots and drawings: overlapping text; table cells whose text touches the
 * next; text clipped by the window or hanging out of its figure; a title or answer whose last Chinese character is
 * alone on a line, or an action link with a single letter on one; text below 10 px; letters of drawings with a contrast
 * below 4.5:1 to what's beneath (axe checks all other text). Formulas, exponents and citations may be smaller. Hidden,
 * collapsed and scrolled-out content is skipped.
 *
 * @returns One sentence per fault: its kind, the text, and the element.
 */
export function findTextFaults(page: Page, kinds: readonly TextFault[]): Promise<string[]> {
  return page.evaluate((asked) => {
    interface VisibleText {
      readonly element: Element;
      readonly text: string;
      readonly boxes: readonly DOMRect[];
      /** In window pixels. */
      readonly size: number;
    }
    type Colour = readonly [number, number, number, number];

    const getParent = (element: Element): Element | null =>
      element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host ?? null;
    const around = (element: Element): Element[] => {
      const all: Element[] = [];
      for (let at: Element | null = element; at; at = getParent(at)) all.push(at);
      return all;
    };
    const isHidden = (element: Element): boolean =>
      around(element).some((at) => {
        const { opacity, clipPath, position, visibility } = getComputedStyle(at);
        const { width } = at.getBoundingClientRect();
        const forEars = position === 'absolute' && (width <= 1 || clipPath === 'inset(50%)');
        return opacity === '0' || visibility === 'hidden' || forEars;
      });
    const floats = (element: Element): boolean =>
      around(element).some((at) => ['fixed', 'sticky'].includes(getComputedStyle(at).position));
    const scale = (element: Element): number => {
      const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    };
    const getName = ({ element, text }: VisibleText): string => {
      const host = (element.getRootNode() as Partial<ShadowRoot>).host;
      return `“${text.slice(0, 30)}” (${host ? `${host.localName} ` : ''}${element.localName}.${element.getAttribute('class') ?? ''})`;
    };

    /** The part of a box that clipping and scrolling ancestors leave visible. */
    const visibleBox = (box: DOMRect, element: Element): DOMRect => {
      let { left, right, top, bottom } = box;
      for (const at of around(element)) {
        const { overflowX, display } = getComputedStyle(at);
        if (overflowX === 'visible' || display === 'inline' || at === document.documentElement || at === document.body)
          continue;
        const edge = at.getBoundingClientRect();
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    };

    const seen: VisibleText[] = [];
    const visit = (root: Document | ShadowRoot): void => {
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (element.closest('.katex, script, style, title, option')) continue;
        for (const node of element.childNodes) {
          const text = node instanceof Text ? node.data.trim() : '';
          if (text === '' || !element.checkVisibility() || isHidden(element)) continue;
          const range = document.createRange();
          range.selectNodeContents(node);
          const boxes = [...range.getClientRects()]
            .map((box) => visibleBox(box, element))
            .filter(({ width, height }) => width > 1 && height > 1);
          const size = parseFloat(getComputedStyle(element).fontSize) * scale(element);
          if (boxes.length > 0) seen.push({ element, text, boxes, size });
        }
      }
    };
    visit(document);

    /** Pairs of overlapping texts, by the middle of their lines, since ascents and descents may share a gap. */
    const findOverlaps = (): string[] => {
      const lines = seen
        .flatMap((one) =>
          one.boxes.map(({ left, right, top, bottom }) => {
            const half = Math.min(bottom - top, 1.15 * one.size) * 0.31;
            return { one, left, right, from: (top + bottom) / 2 - half, to: (top + bottom) / 2 + half };
          }),
        )
        .sort((a, b) => a.from - b.from);
      return lines.flatMap((line, index) => {
        const found: string[] = [];
        for (let next = index + 1; next < lines.length && lines[next]!.from < line.to - 1.2; ++next) {
          const other = lines[next]!;
          const shared = Math.min(line.right, other.right) - Math.max(line.left, other.left);
          if (other.one !== line.one && shared > 1.2 && floats(other.one.element) === floats(line.one.element))
            found.push(`over another text: ${getName(line.one)}, ${getName(other.one)}`);
        }
        return found;
      });
    };

    const outside = (): string[] =>
      seen
        .filter(({ boxes }) => boxes.some(({ left, right }) => left < -1 || right > innerWidth + 1))
        .map((one) => `outside of the window: ${getName(one)}`);

    const outsideOfFigure = (): string[] =>
      seen
        .filter(({ element, boxes }) => {
          const host = (element.getRootNode() as Partial<ShadowRoot>).host;
          const edge = host?.localName.startsWith('pe-') ? host.getBoundingClientRect() : undefined;
          return edge && boxes.some(({ left, right }) => left < edge.left - 1.5 || right > edge.right + 1.5);
        })
        .map((one) => `outside of its figure: ${getName(one)}`);

    /** On the same line in adjacent cells. */
    const findTouching = (): string[] =>
      seen.flatMap((one) => {
        const next = one.element.closest('td, th')?.nextElementSibling;
        if (!next) return [];
        return seen
          .filter(({ element, boxes }) => {
            const near = (a: DOMRect, b: DOMRect): boolean =>
              b.left - a.right < 4 && b.left >= a.left && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
            return next.contains(element) && one.boxes.some((a) => boxes.some((b) => near(a, b)));
          })
          .map((other) => `touching: ${getName(one)}, ${getName(other)}`);
      });

    const titles =
      'h1, h2, h3, th, .heading, .instruction, summary, pe-predict > ol > li, pe-predict > ol > li > button';
    const alone = (): string[] =>
      seen
        .filter(({ element, text, boxes, size }) => {
          const isWhole = element.matches(titles) && element.childElementCount === 0;
          return isWhole && /\p{Script=Han}/u.test(text) && boxes.length > 1 && boxes.at(-1)!.width < 1.5 * size;
        })
        .map((one) => `alone on a line: ${getName(one)}`);

    /** Action links have a background, so a single letter looks like a button. */
    const findIsolatedLetters = (): string[] =>
      [...document.querySelectorAll('pe-act')]
        .filter((phrase) => phrase.checkVisibility() && !phrase.querySelector('.katex'))
        .filter((phrase) => {
          const range = document.createRange();
          range.selectNodeContents(phrase);
          const size = parseFloat(getComputedStyle(phrase).fontSize);
          const lines = new Map<number, { left: number; right: number }>();
          for (const { left, right, top, bottom } of range.getClientRects()) {
            const line = Math.round((top + bottom) / 2 / size);
            const { left: from, right: to } = lines.get(line) ?? { left, right };
            lines.set(line, { left: Math.min(from, left), right: Math.max(to, right) });
          }
          return lines.size > 1 && [...lines.values()].some(({ left, right }) => right - left < 1.2 * size);
        })
        .map((phrase) => `alone on a line: “${phrase.textContent.slice(0, 30)}” (pe-act)`);

    const small = (): string[] =>
      seen
        .filter(({ element, size }) => size < 9.95 && !element.closest('sub, sup, math, .citation'))
        .map((one) => `small: ${getName(one)} has ${one.size.toFixed(1)} px`);

    const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
    const getColour = (css: string): Colour => {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = css;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const laidOver = ([r, g, b, alpha]: Colour, [x, y, z]: Colour): Colour => {
      const mix = (above: number, below: number): number => above * alpha + below * (1 - alpha);
      return [mix(r, x), mix(g, y), mix(b, z), 1];
    };
    const luminance = ([r, g, b]: Colour): number => {
      const [red, green, blue] = [r, g, b].map((value) => {
        const share = value / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const getOpacity = (element: Element): number =>
      around(element).reduce((product, at) => product * Number(getComputedStyle(at).opacity), 1);

    /** The colour beneath letters of a drawing: the paper, and shapes drawn before them. */
    const colourBeneath = ({ element, boxes: [box] }: VisibleText): Colour => {
      const papers = around(element).map((at) => getColour(getComputedStyle(at).backgroundColor));
      const opaque = papers.findIndex(([, , , alpha]) => alpha === 1);
      const paper = papers.slice(0, opaque + 1).reduceRight((below, above) => laidOver(above, below));
      const middle = new DOMPoint(box!.x + box!.width / 2, box!.y + box!.height / 2);
      const shapes = [...element.closest('svg')!.querySelectorAll<SVGGeometryElement>('rect, circle, path')];
      // Letters with a halo are compared with the halo.
      const { stroke, strokeWidth, paintOrder } = getComputedStyle(element);
      const halo =
        paintOrder.startsWith('stroke') && stroke !== 'none' && parseFloat(strokeWidth) * scale(element) >= 1;
      const ground = shapes
        .filter((shape) => {
          const matrix = shape.getScreenCTM();
          const isBefore = shape.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING;
          return isBefore && matrix && shape.isPointInFill(middle.matrixTransform(matrix.inverse()));
        })
        .reduce((below, shape) => {
          const { fill, fillOpacity } = getComputedStyle(shape);
          if (fill === 'none' || fill.startsWith('url')) return below;
          const [r, g, b, alpha] = getColour(fill);
          return laidOver([r, g, b, alpha * Number(fillOpacity) * getOpacity(shape)], below);
        }, paper);
      return halo ? laidOver(getColour(stroke), ground) : ground;
    };

    const faint = (): string[] =>
      seen
        .filter(({ element }) => element instanceof SVGElement && !element.closest('[aria-disabled="true"]'))
        .flatMap((one) => {
          const below = colourBeneath(one);
          const { fill, fillOpacity } = getComputedStyle(one.element);
          const [r, g, b, alpha] = getColour(fill);
          const ink = laidOver([r, g, b, alpha * Number(fillOpacity) * getOpacity(one.element)], below);
          const [dark = 0, light = 0] = [luminance(ink), luminance(below)].sort((x, y) => x - y);
          const contrast = (light + 0.05) / (dark + 0.05);
          return contrast < 4.48 ? [`faint: ${getName(one)} has ${contrast.toFixed(2)} to 1`] : [];
        });

    const found = {
      'over another text': findOverlaps,
      touching: findTouching,
      'outside of the window': outside,
      'outside of its figure': outsideOfFigure,
      'alone on a line': () => [...alone(), ...findIsolatedLetters()],
      small,
      faint,
    };
    return [...new Set(asked.flatMap((kind) => found[kind]()))];
  }, kinds);
}
