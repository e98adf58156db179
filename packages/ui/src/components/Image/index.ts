export { Image, type ImageProps } from './Image.tsx';
export {
  ImageProvider,
  ipxLoader,
  pictureSources,
  usePictureSources,
  type ImageLoader,
  type PictureSources,
} from './loader.tsx';
