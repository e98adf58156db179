export { Gallery, type GalleryProps } from './Gallery.tsx';
export type { GalleryPicture } from './picture.ts';
