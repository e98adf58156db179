export { Gallery, type GalleryHandle, type GalleryProps } from './Gallery.tsx';
export type { GalleryPicture } from './picture.ts';
