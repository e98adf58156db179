import type { PicturePoint } from '@vetka/domain/content';
import type { KeyboardEvent, PointerEvent } from 'react';
import { directionOf, moved, placedAt, pointOf } from './picturePoint.ts';
import * as styles from './pictures.css.ts';

interface TagDotProps {
  number: number;
  title: string;
  point: PicturePoint;
  onMove: (point: PicturePoint) => void;
}

/** The mark of a product on a picture: dragged, or moved with the arrow keys. */
export function TagDot({ number, title, point, onMove }: TagDotProps) {
  const press = (event: PointerEvent<HTMLElement>) => event.currentTarget.setPointerCapture(event.pointerId);
  const drag = (event: PointerEvent<HTMLElement>) => {
    const frame = event.currentTarget.parentElement;
    if (frame && event.currentTarget.hasPointerCapture(event.pointerId)) onMove(pointOf(event, frame));
  };
  const handleKey = (event: KeyboardEvent) => {
    const direction = directionOf(event);
    if (!direction) return;
    event.preventDefault();
    onMove(moved(point, direction));
  };
  return (
    <button
      type="button"
      className={styles.editedDot}
      style={placedAt(point)}
      aria-label={`Отметка ${number}: ${title}. Двигается стрелками`}
      onPointerDown={press}
      onPointerMove={drag}
      onKeyDown={handleKey}
    >
      {number}
    </button>
  );
}
