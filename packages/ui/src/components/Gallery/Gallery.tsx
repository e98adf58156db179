import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { Badge } from '../Badge/index.ts';
import { ChevronLeftIcon } from '../Icon/icons/ChevronLeftIcon.ts';
import { ChevronRightIcon } from '../Icon/icons/ChevronRightIcon.ts';
import { SearchIcon } from '../Icon/icons/SearchIcon.ts';
import { IconButton } from '../IconButton/index.ts';
import { Image } from '../Image/index.ts';
import * as styles from './Gallery.css.ts';
import { useSlides } from './useSlides.ts';

export interface GalleryPicture {
  src: string;
  alt: string;
}

export interface GalleryProps {
  /** What is shown: the title of the product. */
  label: string;
  pictures: readonly GalleryPicture[];
  /** Media-dependent width of the picture. */
  sizes?: string;
  /** Over the top left corner: the discount. */
  mark?: ReactNode;
  /** Opens the enlarged picture; without it there is no button. */
  onZoom?: (index: number) => void;
  /** Reaches the edges of the window on a phone. */
  isBleeding?: boolean;
}

interface ThumbsProps {
  pictures: readonly GalleryPicture[];
  current: number;
  onChoose: (index: number) => void;
}

function Thumbs({ pictures, current, onChoose }: ThumbsProps) {
  return (
    <div className={styles.thumbs}>
      {pictures.map(({ src }, index) => (
        <button
          key={src}
          type="button"
          className={styles.thumb}
          aria-label={`Фото ${index + 1}`}
          {...(index === current && { 'aria-current': 'true' as const })}
          onClick={() => onChoose(index)}
        >
          <Image src={src} alt="" width={88} ratio="fill" corner="s" />
        </button>
      ))}
    </div>
  );
}

function Arrows({ current, last, show }: { current: number; last: number; show: (index: number) => void }) {
  return (
    <>
      {current > 0 && (
        <div className={styles.back}>
          <IconButton
            variant="veil"
            label="Предыдущее фото"
            icon={<ChevronLeftIcon />}
            onClick={() => show(current - 1)}
          />
        </div>
      )}
      {current < last && (
        <div className={styles.forward}>
          <IconButton
            variant="veil"
            label="Следующее фото"
            icon={<ChevronRightIcon />}
            onClick={() => show(current + 1)}
          />
        </div>
      )}
    </>
  );
}

const defaultSizes = '(min-width: 1280px) 700px, (min-width: 768px) 50vw, 100vw';

/**
 * Pictures of one thing, scrolled by finger, wheel, buttons, thumbnails and arrow keys.
 * Without JavaScript the row still scrolls.
 */
export function Gallery({ label, pictures, sizes = defaultSizes, mark, onZoom, isBleeding = false }: GalleryProps) {
  const { index, show, scrollerProps } = useSlides(pictures.length);
  const isSeveral = pictures.length > 1;
  return (
    <div className={classes(styles.gallery, isSeveral && styles.withThumbs)}>
      {isSeveral && <Thumbs pictures={pictures} current={index} onChoose={show} />}
      <div className={classes(styles.stage, isBleeding && styles.bleeding)}>
        <div
          className={styles.scroller}
          role="group"
          aria-label={`Фотографии: ${label}`}
          tabIndex={isSeveral ? 0 : undefined}
          {...scrollerProps}
        >
          {pictures.map(({ src, alt }, position) => (
            <div key={src} className={styles.slide}>
              <Image src={src} alt={alt} sizes={sizes} ratio="fill" corner="none" isPriority={position === 0} />
            </div>
          ))}
        </div>
        {mark !== undefined && <div className={styles.mark}>{mark}</div>}
        {isSeveral && <Arrows current={index} last={pictures.length - 1} show={show} />}
        {isSeveral && (
          <div className={styles.count} aria-hidden="true">
            <Badge tone="veil">{`${index + 1} / ${pictures.length}`}</Badge>
          </div>
        )}
        {onZoom !== undefined && (
          <div className={styles.zoom}>
            <IconButton variant="veil" label="Увеличить" icon={<SearchIcon />} onClick={() => onZoom(index)} />
          </div>
        )}
      </div>
    </div>
  );
}
