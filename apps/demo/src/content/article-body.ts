/** Articles are written as short blocks and stored as documents of the editor. */
import type { ArticleBlock, ArticleDocument } from '@vetka/domain/article';
import type { PictureSpec } from '../pictures/spec.ts';

export type Block =
  | string
  | { h: string }
  | { list: string[] }
  | { quote: string }
  | { picture: PictureSpec; caption: string };

const paragraph = (text: string) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] });

function blockOf(block: Block, idOf: (picture: PictureSpec) => number): ArticleBlock {
  if (typeof block === 'string') return paragraph(block);
  if ('h' in block) return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: block.h }] };
  if ('quote' in block) return { type: 'blockquote', content: [paragraph(block.quote)] };
  if ('list' in block) {
    return {
      type: 'bulletList',
      content: block.list.map((item) => ({ type: 'listItem', content: [paragraph(item)] })),
    };
  }
  const { picture, caption } = block;
  return { type: 'picture', attrs: { mediaId: idOf(picture), alt: caption, caption } };
}

/** The document of an article. @param idOf the stored picture */
export const documentOf = (blocks: Block[], idOf: (picture: PictureSpec) => number): ArticleDocument => ({
  type: 'doc',
  content: blocks.map((block) => blockOf(block, idOf)),
});
