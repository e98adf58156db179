import type { ReactNode } from 'react';
import { classes } from '../../internal/classes.ts';
import { ImageIcon } from '../Icon/icons/ImageIcon.ts';
import * as styles from './Image.css.ts';
import { usePictureSources } from './loader.tsx';
import { useImageFailure } from './useImageFailure.ts';

export interface ImageProps {
  /** Site-absolute path (`/media/…`), or any address, which is then shown as it is. */
  src: string;
  /** What is to be seen. An empty string where the words beside it say the same. */
  alt: string;
  /** Width of the box by media query, for choosing a file. @default '100vw' */
  sizes?: string;
  /** Fixed width of the box in pixels, instead of `sizes`. */
  width?: number;
  /** Shape of the box; `fill` takes the parent's height. @default '4 / 5' */
  ratio?: keyof typeof styles.ratio;
  /** @default 'picture' */
  corner?: keyof typeof styles.corner;
  /** What stays when the picture is cut. @default 'center' */
  position?: keyof typeof styles.position;
  /** The whole picture, uncut. */
  isContained?: boolean;
  /** Loaded at once and first: the picture one sees on arrival. */
  isPriority?: boolean;
  /** Grows by 2.5 % under the pointer. */
  hasZoom?: boolean;
  /** Laid over the picture, placed by the children themselves. */
  children?: ReactNode;
}

type PictureProps = Pick<ImageProps, 'src' | 'alt' | 'sizes' | 'width' | 'isPriority'> & { className: string };

function Picture({ src, alt, sizes, width, isPriority = false, className }: PictureProps) {
  const { hasFailed, fail, inspect } = useImageFailure(src);
  const sources = usePictureSources({ src, sizes, width });
  if (hasFailed) {
    const naming = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
    return (
      <span className={styles.failed} {...naming}>
        <ImageIcon size="l" />
      </span>
    );
  }
  return (
    <img
      ref={inspect}
      alt={alt}
      className={className}
      decoding={isPriority ? 'sync' : 'async'}
      // Before `src`, or the browser starts loading before it learns that it need not.
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : 'auto'}
      onError={fail}
      {...(sources.sizes && { sizes: sources.sizes })}
      {...(sources.srcSet && { srcSet: sources.srcSet })}
      src={sources.src}
    />
  );
}

/** A picture in a box of a known shape: nothing moves while it loads, and a failure keeps the box. */
export function Image({
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
      <Picture {...picture} className={className} />
      {children}
    </span>
  );
}
