export { Image, type ImageProps } from './Image.tsx';
export {
  ImageProvider,
  ipxLoader,
  croppedSources,
  pictureSources,
  usePictureSources,
  type ImageLoader,
  type PictureCrop,
  type PictureSources,
} from './loader.tsx';
