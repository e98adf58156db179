import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { ImageIcon } from '../Icon/icons/ImageIcon.ts';
import * as styles from './Image.css.ts';
import { useCroppedSources, usePictureSources, type PictureCrop } from './loader.tsx';
import { useImageFailure } from './useImageFailure.ts';

export interface ImageProps {
  /** Site-absolute path (`/media/…`), or any URL, which is used unchanged. Without one the box shows a sign. */
  src?: string | undefined;
  /** Alternative text. Empty where adjacent text says the same. */
  alt: string;
  /** Width of the box by media query, to choose a file. @default '100vw' */
  sizes?: string | undefined;
  /** Fixed width of the box in pixels, instead of `sizes`. */
  width?: number | undefined;
  /** Shape of the box; `fill` takes the parent's height. @default '4 / 5' */
  ratio?: keyof typeof styles.ratio | undefined;
  /** @default 'picture' */
  corner?: keyof typeof styles.corner | undefined;
  /**
   * For a wide cover, which shows a band of the picture: the image server cuts the band out, so that the rest is not
   * loaded. The first media query that applies counts; the last of the list has none.
   */
  crops?: readonly PictureCrop[] | undefined;
  /** The part that stays visible when the picture is cropped. @default 'center' */
  position?: keyof typeof styles.position | undefined;
  /** Shows the whole picture, uncropped. */
  isContained?: boolean | undefined;
  /** Loads eagerly with high priority: for a picture visible on arrival. */
  isPriority?: boolean | undefined;
  /** Scales up by 2.5 % on hover. */
  hasZoom?: boolean | undefined;
  /** Overlay content, which positions itself. */
  children?: ReactNode;
}

type PictureProps = Pick<ImageProps, 'alt' | 'sizes' | 'width' | 'isPriority' | 'crops'> & {
  src: string;
  className: string;
};

const uncropped: readonly PictureCrop[] = [];

function Picture({ src, alt, sizes, width, isPriority = false, crops = uncropped, className }: PictureProps) {
  const { hasFailed, fail, inspect } = useImageFailure(src);
  const sources = usePictureSources({ src, sizes, width, isPriority });
  const cropped = useCroppedSources(src, crops);
  const isCropped = cropped.length > 0;
  if (hasFailed) return <NoPicture alt={alt} />;
  const picture = (
    <img
      ref={inspect}
      alt={alt}
      className={className}
      decoding={isPriority ? 'sync' : 'async'}
      // Must come before `src`, or the browser starts an eager load.
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      onError={fail}
      {...(sources.sizes && !isCropped && { sizes: sources.sizes })}
      {...(sources.srcSet && !isCropped && { srcSet: sources.srcSet })}
      src={sources.src}
    />
  );
  if (!isCropped) return picture;
  return (
    <picture>
      {cropped.map((each) => (
        <source key={each.srcSet} {...each} sizes={sources.sizes} />
      ))}
      {picture}
    </picture>
  );
}

function NoPicture({ alt }: Pick<ImageProps, 'alt'>) {
  const naming = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <span className={styles.failed} {...naming}>
      <ImageIcon size="l" />
    </span>
  );
}

/** A picture in a box with a fixed ratio: no layout shift while it loads. A missing or failed one leaves a sign. */
export function Image({
  src,
  ratio = '4 / 5',
  corner = 'picture',
  position = 'center',
  isContained = false,
  hasZoom = false,
  children,
  ...picture
}: ImageProps) {
  const className = classes(
    styles.picture,
    styles.position[position],
    isContained && styles.contain,
    hasZoom && styles.zooming,
  );
  return (
    <span className={classes(styles.frame, styles.ratio[ratio], styles.corner[corner])}>
      {src ? <Picture {...picture} src={src} className={className} /> : <NoPicture alt={picture.alt} />}
      {children}
    </span>
  );
}
