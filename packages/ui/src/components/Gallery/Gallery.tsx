import { useEffect, useImperativeHandle, type ReactNode, type Ref } from 'react';
import { classes } from '../../internal/classes.ts';
import { Badge } from '../Badge/index.ts';
import { SearchIcon } from '../Icon/icons/SearchIcon.ts';
import { IconButton } from '../IconButton/index.ts';
import { Image } from '../Image/index.ts';
import * as styles from './Gallery.css.ts';
import { GalleryArrows } from './GalleryArrows.tsx';
import type { GalleryPicture } from './picture.ts';
import { photosText } from './galleryTexts.ts';
import { placeText } from '../../internal/placeText.ts';
import { useSlides } from '../../internal/useSlides.ts';
import { useWords } from '../../internal/words/words.ts';
import { useZoom, zoomPreload } from './useZoom.tsx';

/** Commands of a gallery. */
export interface GalleryHandle {
  /** Scrolls to a picture; an index outside the row stops at its end. */
  show: (index: number) => void;
}

export interface GalleryProps {
  /** Accessible name: the title of the product. */
  label: string;
  /** Without any, a sign takes their place. */
  pictures: readonly GalleryPicture[];
  /** The picture's `sizes` attribute. */
  sizes?: string | undefined;
  /** Content over the top left corner: the discount. */
  mark?: ReactNode;
  /** Opens a picture full screen on press; there is a button for it too. */
  hasZoom?: boolean | undefined;
  /** Full-bleed on a phone. */
  isBleeding?: boolean | undefined;
  /** Content over one picture, e.g. marks on it. It moves with the picture. */
  overlayOf?: ((index: number) => ReactNode) | undefined;
  /** Another picture is visible. */
  onShow?: ((index: number) => void) | undefined;
  ref?: Ref<GalleryHandle> | undefined;
}

/** Number of thumbnails that fit beside the picture. */
const maxThumbs = 6;

const photoText = (place: number) => `Фото ${place}`;

interface ThumbsProps {
  pictures: readonly GalleryPicture[];
  current: number;
  onChoose: (index: number) => void;
}

function Thumbs({ pictures, current, onChoose }: ThumbsProps) {
  const { photo = photoText } = useWords();
  return (
    <div className={styles.thumbs}>
      {pictures.slice(0, maxThumbs).map(({ src }, index) => (
        <button
          key={src}
          type="button"
          className={styles.thumb}
          aria-label={photo(index + 1)}
          {...(index === current && { 'aria-current': 'true' as const })}
          onClick={() => onChoose(index)}
        >
          <Image src={src} alt="" width={88} ratio="fill" corner="s" />
        </button>
      ))}
    </div>
  );
}

const defaultSizes =
  '(min-width: 1440px) 700px, (min-width: 1280px) calc(100vw - 775px), (min-width: 768px) calc(100vw - 495px), 100vw';

/**
 * Pictures of one product, scrolled by touch, wheel, buttons, thumbnails and arrow keys. Works as a scrollable row
 * without JavaScript. With `hasZoom` they open full screen and zoom by click, double tap, pinch, plus and minus.
 */
export function Gallery({
  label,
  pictures,
  sizes = defaultSizes,
  mark,
  hasZoom: isZoomWanted = false,
  isBleeding = false,
  overlayOf,
  onShow,
  ref,
}: GalleryProps) {
  const { photos = photosText, carousel = 'карусель', placeOf = placeText, zoomIn = 'Увеличить' } = useWords();
  const { index, show, scrollerProps } = useSlides(pictures.length);
  useImperativeHandle(ref, () => ({ show }), [show]);
  useEffect(
    function reportVisiblePicture() {
      onShow?.(index);
    },
    [index, onShow],
  );
  // The page's gallery then shows the last picture viewed.
  const zoom = useZoom({ label, pictures, onClose: show });
  const isSeveral = pictures.length > 1;
  const hasZoom = isZoomWanted && pictures.length > 0;
  return (
    <div className={classes(styles.gallery, isSeveral && styles.withThumbs)}>
      {isSeveral && <Thumbs pictures={pictures} current={index} onChoose={show} />}
      <div className={classes(styles.stage, isBleeding && styles.bleeding)} {...(hasZoom && zoomPreload)}>
        {pictures.length === 0 && <Image alt={label} ratio="fill" corner="none" />}
        {pictures.length > 0 && (
          <div
            className={styles.scroller}
            role="group"
            aria-roledescription={carousel}
            aria-label={photos(label)}
            tabIndex={isSeveral ? 0 : undefined}
            {...scrollerProps}
          >
            {pictures.map(({ src, alt }, position) => (
              <Slide
                key={src}
                label={placeOf(position + 1, pictures.length)}
                onPress={hasZoom ? () => zoom.open(position) : undefined}
              >
                <Image src={src} alt={alt} sizes={sizes} ratio="fill" corner="none" isPriority={position === 0} />
                {overlayOf?.(position)}
              </Slide>
            ))}
          </div>
        )}
        {mark !== undefined && <div className={styles.mark}>{mark}</div>}
        {isSeveral && <GalleryArrows current={index} last={pictures.length - 1} show={show} />}
        {isSeveral && (
          <div className={styles.count} aria-hidden="true">
            <Badge tone="veil">{`${index + 1} / ${pictures.length}`}</Badge>
          </div>
        )}
        {hasZoom && (
          <div className={styles.zoom}>
            <IconButton variant="veil" label={zoomIn} icon={<SearchIcon />} onClick={() => zoom.open(index)} />
          </div>
        )}
      </div>
      {zoom.screen}
    </div>
  );
}

interface SlideProps {
  /** Its place: «2 из 5». */
  label: string;
  onPress: (() => void) | undefined;
  children: ReactNode;
}

/** A press is for pointers; keyboards and screen readers use the button «Увеличить». */
function Slide({ label, onPress, children }: SlideProps) {
  const { picture = 'снимок' } = useWords();
  return (
    <div
      className={classes(styles.slide, onPress && styles.pressable)}
      role="group"
      aria-roledescription={picture}
      aria-label={label}
      {...(onPress && { onClick: onPress })}
    >
      {children}
    </div>
  );
}
