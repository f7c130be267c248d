import type { Page } from '@playwright/test';

/** The side in pixels of the squares that are compared, and how far their means may differ (of 255) in any colour. */
const [square, tolerance] = [8, 12];

/**
 * The share of squares that differ between two JPEGs, 1 if they differ in size. Means of small squares are compared, since
 * browsers of other versions smooth the edges of letters in other ways, and a digit that changed fills some of them.
 */
export async function pictureDifference(page: Page, one: Buffer, other: Buffer): Promise<number> {
  if (one.equals(other)) return 0;
  return page.evaluate(
    async ([files, side, max]) => {
      const [first, second] = await Promise.all(
        files.map(async (file) => {
          const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
          const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
          const [columns, rows] = [Math.ceil(bitmap.width / side), Math.ceil(bitmap.height / side)];
          const context = new OffscreenCanvas(columns * side, rows * side).getContext('2d')!;
          context.drawImage(bitmap, 0, 0);
          const { data } = context.getImageData(0, 0, columns * side, rows * side);
          const means = new Float64Array(columns * rows * 3);
          for (let pixel = 0; 4 * pixel < data.length; ++pixel) {
            const [x, y] = [pixel % (columns * side), Math.floor(pixel / (columns * side))];
            const cell = Math.floor(y / side) * columns + Math.floor(x / side);
            for (let colour = 0; colour < 3; ++colour)
              means[3 * cell + colour]! += data[4 * pixel + colour]! / side ** 2;
          }
          return { size: `${bitmap.width} x ${bitmap.height}`, means };
        }),
      );
      if (first!.size !== second!.size) return 1;
      let differing = 0;
      for (let cell = 0; cell < first!.means.length; cell += 3)
        if ([0, 1, 2].some((colour) => Math.abs(first!.means[cell + colour]! - second!.means[cell + colour]!) > max))
          ++differing;
      return (3 * differing) / first!.means.length;
    },
    [[one.toString('base64'), other.toString('base64')], square, tolerance] as const,
  );
}
