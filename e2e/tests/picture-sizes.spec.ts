import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

const pages = [
  '/',
  '/catalog',
  '/products/nabor-limonad-tyulpany-i-makarons',
  '/sad-na-pokrovke',
  '/shops',
  '/articles',
  '/articles/kak-sokhranit-piony',
  '/content',
];

/**
 * Pictures in view, with the width that `sizes` says as a share of the width that covers their box. The natural width
 * of a picture with widths in `srcset` is the width that `sizes` says. Without pictures that are cropped to less than
 * half of their width: `sizes` does not know the shape of a picture.
 */
const saidWidths = (site: Site) =>
  site.page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[sizes]')]
      .map((image) => ({ image, box: image.getBoundingClientRect() }))
      .filter(({ image, box }) => box.width > 0 && box.top < innerHeight && image.naturalWidth > 0)
      .map(({ image, box }) => {
        const covering = Math.max(box.width, (box.height * image.naturalWidth) / image.naturalHeight);
        return { sizes: image.sizes, box: box.width, covering, share: image.naturalWidth / covering };
      })
      .filter(({ box, covering }) => covering < 2 * box),
  );

for (const width of [390, 768, 1440]) {
  test(`at ${width} px, pictures say how wide they are shown`, async ({ site }) => {
    await site.page.setViewportSize({ width, height: 844 });
    for (const path of pages) {
      await site.open(path);
      await site.page.waitForLoadState('networkidle');
      const said = await saidWidths(site);
      expect(said.length, path).toBeGreaterThan(0);
      // Less is blurred, more is loaded for nothing.
      expect(
        said.filter(({ share }) => share < 0.85 || share > 1.4),
        path,
      ).toEqual([]);
    }
  });
}
