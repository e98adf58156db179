import type { PicturePoint } from '@vetka/domain/content';
import type { CSSProperties } from 'react';

/** The position of a mark over a picture. */
export const placedAt = ({ x, y }: PicturePoint): CSSProperties => ({ left: `${x / 10}%`, top: `${y / 10}%` });

const onScale = (value: number): number => Math.min(1000, Math.max(0, Math.round(value)));

export const moved = ({ x, y }: PicturePoint, by: PicturePoint): PicturePoint => ({
  x: onScale(x + by.x),
  y: onScale(y + by.y),
});

/** The point of a picture under the pointer. */
export function pointOf({ clientX, clientY }: { clientX: number; clientY: number }, picture: Element): PicturePoint {
  const { left, top, width, height } = picture.getBoundingClientRect();
  return { x: onScale(((clientX - left) / width) * 1000), y: onScale(((clientY - top) / height) * 1000) };
}

/** How far an arrow key moves a mark; with Shift, five times as far. */
const step = 20;
const directions: Record<string, PicturePoint> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** The direction in which a key moves a mark; undefined for other keys. */
export function directionOf({ key, shiftKey }: { key: string; shiftKey: boolean }): PicturePoint | undefined {
  const direction = directions[key];
  return direction && shiftKey ? { x: direction.x * 5, y: direction.y * 5 } : direction;
}
