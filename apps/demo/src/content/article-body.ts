/** Articles are written as blocks and stored as plain HTML that passes the editor's sanitiser. */
import { pictureKey, pictureSize, type PictureSpec } from '../pictures/spec.ts';

export type Block =
  | string
  | { h: string }
  | { list: string[] }
  | { quote: string }
  | { picture: PictureSpec; caption: string };

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function figure(picture: PictureSpec, caption: string): string {
  const { width, height } = pictureSize(picture);
  const text = escaped(caption);
  return `<figure><img src="/media/${pictureKey(picture)}" alt="${text.replaceAll('"', '&quot;')}" width="${width}" height="${height}"><figcaption>${text}</figcaption></figure>`;
}

function markup(block: Block): string {
  if (typeof block === 'string') return `<p>${escaped(block)}</p>`;
  if ('h' in block) return `<h2>${escaped(block.h)}</h2>`;
  if ('list' in block) return `<ul>${block.list.map((item) => `<li>${escaped(item)}</li>`).join('')}</ul>`;
  if ('quote' in block) return `<blockquote><p>${escaped(block.quote)}</p></blockquote>`;
  return figure(block.picture, block.caption);
}

/** The HTML of an article. */
export const bodyOf = (blocks: Block[]): string => blocks.map(markup).join('\n');

/** Pictures inside an article. */
export const picturesIn = (blocks: Block[]): PictureSpec[] =>
  blocks.flatMap((block) => (typeof block === 'object' && 'picture' in block ? [block.picture] : []));
