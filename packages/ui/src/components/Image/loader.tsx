import { imageBreakpoints, imageColumnWidth, imagePhoneWidths, type ImageShape } from '@vetka/domain/media';
import { createContext, use, type ReactNode } from 'react';

/** URL of a picture scaled to a width in pixels, and cropped to a shape if one is given. */
export type ImageLoader = (src: string, width: number, shape?: ImageShape) => string;

/** Uses the site's image server, as WebP: `/_ipx/f_webp,w_640/media/…`, or `/_ipx/f_webp,w_640,ar_9:4/media/…`. */
export const ipxLoader: ImageLoader = (src, width, shape) =>
  `/_ipx/f_webp,w_${width}${shape ? `,ar_${shape}` : ''}/${src.replace(/^\//, '')}`;

const LoaderContext = createContext<ImageLoader>(ipxLoader);

/** Replaces the loader where there is no image server: Storybook, an e-mail preview. */
export function ImageProvider({ loader, children }: { loader: ImageLoader; children: ReactNode }) {
  return <LoaderContext value={loader}>{children}</LoaderContext>;
}

const inOrder = (widths: number[]) => widths.toSorted((a, b) => a - b);
const { md, lg, xl, '2xl': widest } = imageBreakpoints;
const fluidWidths = inOrder([...Object.values(imageBreakpoints), imageColumnWidth]);
/** Finer steps, for the picture that the visitor waits for; for all pictures they would make the page too large. */
const fineWidths = inOrder([...fluidWidths, ...imagePhoneWidths]);
/** A cover is almost as wide as the window. Only phones are offered their widths: these have less quality. */
const phoneCoverWidths = inOrder([...imagePhoneWidths, md, xl, widest]);
const coverWidths = [md, lg, xl, widest];

/** Where a media query applies, or everywhere without one, the picture is cropped to the shape before it is sent. */
export interface PictureCrop {
  /** Of larger windows. The last crop has none: it is for phones. */
  media?: string | undefined;
  /** The shape of the box, or the narrowest if it varies. */
  shape: ImageShape;
}

export interface PictureSources {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
}

export interface PictureRequest {
  src: string;
  /** The HTML `sizes` attribute. */
  sizes?: string | undefined;
  /** Fixed width of the box in pixels: 1x and 2x are offered. */
  width?: number | undefined;
  /** Offers finer steps of widths. */
  isPriority?: boolean | undefined;
}

/** Only the site's own pictures are scaled; drawings and chosen files are used unchanged. */
const isScalable = (src: string) => src.startsWith('/') && !src.startsWith('//') && !src.endsWith('.svg');

const srcSetOf = (load: ImageLoader, src: string, widths: readonly number[], shape?: ImageShape) =>
  widths.map((each) => `${load(src, each, shape)} ${each}w`).join(', ');

/** `src`, `srcset` and `sizes` of a picture. */
export function pictureSources(
  load: ImageLoader,
  { src, sizes = '100vw', width, isPriority }: PictureRequest,
): PictureSources {
  if (!isScalable(src)) return { src };
  if (width !== undefined) {
    return { src: load(src, width), srcSet: `${load(src, width)} 1x, ${load(src, width * 2)} 2x` };
  }
  return { src: load(src, 640), srcSet: srcSetOf(load, src, isPriority ? fineWidths : fluidWidths), sizes };
}

/** `media` and `srcset` of the cropped versions of a picture. */
export function croppedSources(load: ImageLoader, src: string, crops: readonly PictureCrop[]) {
  return isScalable(src)
    ? crops.map(({ media, shape }) => {
        const widths = media === undefined ? phoneCoverWidths : coverWidths;
        return { media, srcSet: srcSetOf(load, src, widths, shape) };
      })
    : [];
}

/** Sources of a picture, using the current loader. */
export function usePictureSources(request: PictureRequest): PictureSources {
  return pictureSources(use(LoaderContext), request);
}

/** Cropped sources of a picture, using the current loader. */
export const useCroppedSources = (src: string, crops: readonly PictureCrop[]) =>
  croppedSources(use(LoaderContext), src, crops);
