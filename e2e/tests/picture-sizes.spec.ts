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
 * Pictures in view, with the width that `sizes` says as a share of the width of their box. The natural width of a
 * picture with widths in `srcset` is the width that `sizes` says. Without pictures that are cropped at their sides:
 * `sizes` does not know the shape of a picture.
 */
const saidWidths = (site: Site) =>
  site.page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>('img[sizes], source[sizes] ~ img')]
      .map((image) => ({ image, box: image.getBoundingClientRect() }))
      .filter(({ image, box }) => box.width > 0 && box.top < innerHeight && image.naturalWidth > 0)
      .filter(({ image, box }) => (box.height * image.naturalWidth) / image.naturalHeight < 1.15 * box.width)
      .map(({ image, box }) => ({
        sizes: image.sizes || image.parentElement?.querySelector('source')?.sizes,
        box: box.width,
        share: image.naturalWidth / box.width,
      })),
  );

for (const width of [390, 768, 1000, 1440]) {
  test(`at ${width} px, pictures say how wide they are shown @desktop`, async ({ site }) => {
    await site.page.setViewportSize({ width, height: 844 });
    let compared = 0;
    for (const path of pages) {
      await site.open(path);
      await site.page.waitForLoadState('networkidle');
      const said = await saidWidths(site);
      compared += said.length;
      // Less is blurred, more is loaded for nothing.
      expect(
        said.filter(({ share }) => share < 0.85 || share > 1.3),
        path,
      ).toEqual([]);
    }
    expect(compared).toBeGreaterThan(pages.length);
  });
}
