export { renderPicture } from './render.ts';
export type { PictureSpec } from './spec.ts';
