/** A place in a picture, in thousandths of its width and height. */
export interface PicturePoint {
  x: number;
  y: number;
}

interface Size {
  width: number | null;
  height: number | null;
}

/** The share of a picture's width and height that a frame of another shape shows. */
function shownShare({ width, height }: Size, frameRatio: number): { x: number; y: number } {
  if (!width || !height) return { x: 1, y: 1 };
  const ratio = width / height;
  return ratio > frameRatio ? { x: frameRatio / ratio, y: 1 } : { x: 1, y: ratio / frameRatio };
}

const onScale = (value: number): number => Math.min(1000, Math.max(0, Math.round(value)));

/**
 * The position of a point of a picture in a frame that the picture covers from its middle (`object-fit: cover`).
 * Undefined where the point is cut off.
 * @param frameRatio width of the frame divided by its height
 */
export function pointInFrame({ x, y }: PicturePoint, picture: Size, frameRatio: number): PicturePoint | undefined {
  const share = shownShare(picture, frameRatio);
  const inFrame = { x: 500 + (x - 500) / share.x, y: 500 + (y - 500) / share.y };
  const isCutOff = [inFrame.x, inFrame.y].some((value) => value < 0 || value > 1000);
  return isCutOff ? undefined : { x: onScale(inFrame.x), y: onScale(inFrame.y) };
}
