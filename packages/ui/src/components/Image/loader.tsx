import { createContext, use, type ReactNode } from 'react';

/** URL of a picture scaled to a width in pixels. */
export type ImageLoader = (src: string, width: number) => string;

/** Uses the site's image server, as WebP: `/_ipx/f_webp,w_640/media/…`. */
export const ipxLoader: ImageLoader = (src, width) => `/_ipx/f_webp,w_${width}/${src.replace(/^\//, '')}`;

const LoaderContext = createContext<ImageLoader>(ipxLoader);

/** Replaces the loader where there is no image server: Storybook, an e-mail preview. */
export function ImageProvider({ loader, children }: { loader: ImageLoader; children: ReactNode }) {
  return <LoaderContext value={loader}>{children}</LoaderContext>;
}

/** Requested widths: the breakpoints, 320, and 384 for two columns of a phone with two pixels per unit. */
const fluidWidths = [320, 384, 640, 768, 1024, 1280, 1536] as const;

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
}

/** Only the site's own pictures are scaled; drawings and chosen files are used unchanged. */
const isScalable = (src: string) => src.startsWith('/') && !src.startsWith('//') && !src.endsWith('.svg');

/** `src`, `srcset` and `sizes` of a picture. */
export function pictureSources(load: ImageLoader, { src, sizes = '100vw', width }: PictureRequest): PictureSources {
  if (!isScalable(src)) return { src };
  if (width !== undefined) {
    return { src: load(src, width), srcSet: `${load(src, width)} 1x, ${load(src, width * 2)} 2x` };
  }
  const srcSet = fluidWidths.map((each) => `${load(src, each)} ${each}w`).join(', ');
  return { src: load(src, 640), srcSet, sizes };
}

/** Sources of a picture, using the current loader. */
export function usePictureSources(request: PictureRequest): PictureSources {
  return pictureSources(use(LoaderContext), request);
}
