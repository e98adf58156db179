export { prerender } from './prerender.ts';
export { renderPicture } from './render.ts';
export type { PictureSpec } from './spec.ts';
