import * as RadixDialog from 'radix-ui/dialog';
import { useEffect, useRef, type CSSProperties, type KeyboardEvent, type RefObject } from 'react';
import { classes } from '../../internal/classes.ts';
import { useFocusReturn } from '../../internal/layers/focusReturn.ts';
import { layerGuards } from '../../internal/layers/guards.ts';
import { layerHead } from '../../internal/layers/openLayers.ts';
import { useLayerContainer } from '../../internal/layers/LayerScope.tsx';
import { Scrim } from '../../internal/layers/Scrim.tsx';
import { Badge } from '../Badge/index.ts';
import { CloseIcon } from '../Icon/icons/CloseIcon.ts';
import { MinusIcon } from '../Icon/icons/MinusIcon.ts';
import { PlusIcon } from '../Icon/icons/PlusIcon.ts';
import { IconButton } from '../IconButton/index.ts';
import { Image } from '../Image/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import { scroller, slide } from './Gallery.css.ts';
import { GalleryArrows } from './GalleryArrows.tsx';
import { photosText } from './galleryTexts.ts';
import { placeText } from '../../internal/placeText.ts';
import * as styles from './GalleryZoom.css.ts';
import type { GalleryPicture } from './picture.ts';
import { usePictureZoom } from './usePictureZoom.ts';
import { usePinch } from './usePinch.ts';
import { usePress } from './usePress.ts';
import { useSlides } from '../../internal/useSlides.ts';
import { useWords } from '../../internal/words/words.ts';
import { handleZoomKey } from './zoomKeys.ts';

interface GalleryZoomProps {
  label: string;
  pictures: readonly GalleryPicture[];
  /** Index of the first picture. */
  start: number;
  isOpen: boolean;
  /** Receives the index of the last picture viewed. */
  onClose: (index: number) => void;
}

/** Full-screen pictures. Lazy-loaded on first use. */
export default function GalleryZoom({ isOpen, ...screen }: GalleryZoomProps) {
  const container = useLayerContainer();
  const content = useRef<HTMLDivElement>(null);
  const seen = useRef(screen.start);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && screen.onClose(seen.current)}>
      <RadixDialog.Portal container={container}>
        <Scrim isOpen={isOpen} content={content} />
        <ZoomScreen {...screen} content={content} onSee={(index) => void (seen.current = index)} />
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

interface ZoomScreenProps extends Omit<GalleryZoomProps, 'isOpen'> {
  content: RefObject<HTMLDivElement | null>;
  onSee: (index: number) => void;
}

function ZoomScreen({ content, ...props }: ZoomScreenProps) {
  const { photos = photosText } = useWords();
  const row = useRef<HTMLDivElement>(null);
  return (
    <RadixDialog.Content
      aria-modal
      ref={content}
      className={styles.screen}
      aria-describedby={undefined}
      {...layerGuards}
      {...useFocusReturn(row)}
    >
      <VisuallyHidden as="div">
        <RadixDialog.Title>{photos(props.label)}</RadixDialog.Title>
      </VisuallyHidden>
      <ZoomedSlides {...props} row={row} />
    </RadixDialog.Content>
  );
}

interface ZoomedSlidesProps extends Omit<ZoomScreenProps, 'content'> {
  row: RefObject<HTMLDivElement | null>;
}

function ZoomedSlides({ label, pictures, start, onClose, onSee, row }: ZoomedSlidesProps) {
  const { carousel = 'карусель', placeOf = placeText, ...words } = useWords();
  const { zoomIn = 'Увеличить', zoomOut = 'Уменьшить', close = 'Закрыть' } = words;
  const { index, show, scrollerProps } = useSlides(pictures.length, { start, row });
  const zoom = usePictureZoom(row, index);
  usePinch(row, zoom);
  const press = usePress(zoom);
  const keys = {
    onKeyDown: (event: KeyboardEvent) => handleZoomKey(event, zoom) || scrollerProps.onKeyDown(event),
  };
  useEffect(function reportVisiblePicture() {
    onSee(index);
  });
  return (
    <>
      <div
        {...scrollerProps}
        className={classes(scroller, styles.row)}
        role="group"
        aria-roledescription={carousel}
        aria-label={label}
        tabIndex={0}
        {...press}
        {...keys}
      >
        {pictures.map((picture, position) => (
          <ZoomedPicture
            key={picture.src}
            {...picture}
            place={placeOf(position + 1, pictures.length)}
            size={position === index ? zoom.scale : 1}
          />
        ))}
      </div>
      {pictures.length > 1 && (
        <>
          <div className={styles.place} role="status">
            <Badge tone="veil">{placeOf(index + 1, pictures.length)}</Badge>
          </div>
          <GalleryArrows current={index} last={pictures.length - 1} show={show} />
        </>
      )}
      <div ref={layerHead} className={styles.buttons}>
        <IconButton
          variant="veil"
          label={zoom.isZoomed ? zoomOut : zoomIn}
          icon={zoom.isZoomed ? <MinusIcon /> : <PlusIcon />}
          onClick={() => zoom.toggle()}
        />
        <IconButton variant="veil" label={close} icon={<CloseIcon />} onClick={() => onClose(index)} />
      </div>
    </>
  );
}

interface ZoomedPictureProps extends GalleryPicture {
  /** «2 из 5» */
  place: string;
  /** Scale, from 1 up. */
  size: number;
}

function ZoomedPicture({ src, alt, place, size }: ZoomedPictureProps) {
  const { picture = 'снимок' } = useWords();
  const isZoomed = size > 1;
  return (
    <div
      className={classes(slide, styles.frame)}
      role="group"
      aria-roledescription={picture}
      aria-label={place}
      data-zoomed={isZoomed || undefined}
      style={{ [styles.sizeVar]: size } as CSSProperties}
    >
      <div className={styles.canvas}>
        <Image src={src} alt={alt} ratio="fill" corner="none" isContained sizes={isZoomed ? '250vw' : '100vw'} />
      </div>
    </div>
  );
}
