/** From a spec to the bytes of a WebP file. */
import sharp from 'sharp';
import { logo } from './people/logo.ts';
import { portrait } from './people/portrait.ts';
import { heapScene, meadowScene, tableScene } from './scenes/covers.ts';
import { cutoutScene, productScene } from './scenes/product-scene.ts';
import { FOREST, groundOf } from './scenes/studio.ts';
import { pictureSize, type GroundChoice, type PictureSpec } from './spec.ts';

const QUALITY = 80;
/** A lower effort costs 50 % more bytes, a higher one twice the time. */
const EFFORT = 2;

const chosen = (ground: GroundChoice) => (ground === 'forest' ? FOREST : groundOf(ground));

/** The drawing of a spec. The same spec always gives the same SVG. */
export function drawPicture(spec: PictureSpec): string {
  const { width, height } = pictureSize(spec);
  switch (spec.scene) {
    case 'product':
      return productScene(spec.request, spec.view, chosen(spec.ground), height / width);
    case 'cutout':
      return cutoutScene(spec.request);
    case 'heap':
      return heapScene(spec.request, chosen(spec.ground), height / width, spec.format === 'banner' ? 'right' : 'full');
    case 'meadow':
      return meadowScene(spec.request, chosen(spec.ground), width, height);
    case 'table':
      return tableScene(spec.things, chosen(spec.ground), width, height);
    case 'portrait':
      return portrait(spec.seed, spec.who);
    case 'logo':
      return logo(spec.request);
  }
}

/** The picture as WebP; cut-outs keep their transparency. The same spec always gives the same bytes. */
export async function renderPicture(spec: PictureSpec): Promise<Buffer> {
  const { width, height } = pictureSize(spec);
  const svg = drawPicture(spec).replace('<svg ', `<svg width="${width}" height="${height}" `);
  const image = sharp(Buffer.from(svg), { limitInputPixels: false });
  const shown = spec.scene === 'cutout' ? image : image.flatten({ background: '#ffffff' });
  return shown.webp({ quality: QUALITY, effort: EFFORT, alphaQuality: 90 }).toBuffer();
}
