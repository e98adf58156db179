export interface GalleryPicture {
  src: string;
  alt: string;
}
