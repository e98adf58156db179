import { imageMinimums, isSmallerThan, maxUploadBytes } from '@vetka/domain/media';

/** A picture that the browser can show, before it is cropped. `url` is released by `release`. */
export interface ChosenPicture {
  file: File;
  url: string;
  width: number;
  height: number;
  image: HTMLImageElement;
  release: () => void;
}

/** Opens a file for cropping; null for one that the upload refuses with its own message. */
export async function openPicture(file: File): Promise<ChosenPicture | null> {
  if (!file.type.startsWith('image/') || file.size > maxUploadBytes) return null;
  const url = URL.createObjectURL(file);
  const release = () => URL.revokeObjectURL(url);
  const image = new Image();
  image.src = url;
  const isShown = await image.decode().then(
    () => true,
    () => false,
  );
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  if (isShown && !isSmallerThan(size, imageMinimums.avatar)) return { file, url, image, release, ...size };
  release();
  return null;
}

/** How far the picture can be enlarged while the cropped part stays large enough. */
export const maxZoomOf = ({ width, height }: Pick<ChosenPicture, 'width' | 'height'>): number =>
  Math.max(1, Math.min(4, Math.min(width, height) / imageMinimums.avatar.width));

export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Sharp at the largest size on the site, with a pixel ratio of 3. */
const largestSide = 1024;

/** The square part of the picture as a JPEG file. */
export async function cropPicture({ file, image }: ChosenPicture, area: CropArea): Promise<File> {
  const side = Math.min(largestSide, Math.round(Math.min(area.width, area.height)));
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  // Transparent pictures get the paper colour of the site: JPEG has no transparency.
  context.fillStyle = '#fffdf9';
  context.fillRect(0, 0, side, side);
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92));
  if (!blob) throw new Error('The picture could not be cropped.');
  return new File([blob], file.name.replace(/\.\w+$/, '') + '.jpg', { type: blob.type });
}
