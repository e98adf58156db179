import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '../content/products.ts';
import { drawPicture, renderPicture } from './render.ts';
import { pictureKey, pictureSize, type PictureSpec } from './spec.ts';

const card: PictureSpec = {
  scene: 'product',
  request: {
    kind: 'bouquet',
    seed: 1,
    palette: 'ivory',
    wrap: 'korean',
    greens: ['eucalyptus'],
    flowers: [{ name: 'peony', tone: 'white', count: 15 }],
  },
  view: 'front',
  ground: 0,
  format: 'card',
};
const portrait: PictureSpec = { scene: 'portrait', seed: 5, who: 'f' };
const cutout: PictureSpec = { scene: 'cutout', request: { kind: 'candle', seed: 3, palette: 'lilac' } };

const bloomsIn = (svg: string, name: string) => svg.match(new RegExp(`<use href="#${name}-`, 'g'))?.length ?? 0;

describe('demo pictures', () => {
  it('render the same bytes for the same spec', async () => {
    expect((await renderPicture(portrait)).equals(await renderPicture({ ...portrait }))).toBe(true);
    expect(drawPicture(card)).toBe(drawPicture(structuredClone(card)));
  });

  it('show as many flowers as the title says', () => {
    expect(bloomsIn(drawPicture(card), 'peony')).toBe(15);
  });

  it('have the declared size, and cut-outs are transparent', async () => {
    for (const spec of [card, portrait, cutout]) {
      const { width, height, hasAlpha, format } = await sharp(await renderPicture(spec)).metadata();
      expect({ width, height, format }).toEqual({ ...pictureSize(spec), format: 'webp' });
      expect(hasAlpha).toBe(spec.scene === 'cutout');
    }
  });

  it('keep their file name when a database returns the spec with its keys in another order', () => {
    const shuffled: PictureSpec = { who: 'f', seed: 5, scene: 'portrait' };
    expect(pictureKey(shuffled)).toBe(pictureKey(portrait));
    expect(pictureKey(card)).toMatch(/^demo\/bouquet-[0-9a-f]{16}\.webp$/);
    expect(pictureKey({ ...portrait, seed: 6 })).not.toBe(pictureKey(portrait));
  });

  it('can be stored as JSON', () => {
    for (const { spec } of demoProducts.flatMap((product) => product.media))
      expect(JSON.parse(JSON.stringify(spec))).toEqual(spec);
  });

  it('are drawn for every product of the catalogue from the front', () => {
    const bad = demoProducts.filter(({ media: [first] }) => {
      const svg = first ? drawPicture(first.spec) : '';
      return !/^<svg [^>]*>.*<\/svg>$/s.test(svg) || /NaN|undefined/.test(svg);
    });
    expect(bad.map((product) => product.title)).toEqual([]);
  });
});
