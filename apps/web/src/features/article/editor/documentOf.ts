import {
  articleLimits,
  linkPattern,
  type ArticleBlock,
  type ArticleDocument,
  type ArticleInline,
  type ArticleMark,
} from '@vetka/domain/article';
import type { JSONContent } from '@tiptap/react';

const link = new RegExp(linkPattern);
/** Whether a link may point there. */
export const isLinkable = (href: string): boolean => href.length <= articleLimits.href && link.test(href);

type Paragraph = Extract<ArticleBlock, { type: 'paragraph' }>;
type Item = Extract<ArticleBlock, { type: 'bulletList' }>['content'][number];

function markOf({ type, attrs }: NonNullable<JSONContent['marks']>[number]): ArticleMark[] {
  if (type === 'bold' || type === 'italic') return [{ type }];
  const href = String(attrs?.href ?? '');
  return type === 'link' && isLinkable(href) ? [{ type, attrs: { href } }] : [];
}

function inlineOf({ type, text, marks = [] }: JSONContent): ArticleInline[] {
  if (type === 'hardBreak') return [{ type }];
  if (type !== 'text' || !text) return [];
  const kept = marks.flatMap(markOf);
  return [{ type, text, ...(kept.length > 0 && { marks: kept }) }];
}

const wordsOf = ({ content = [] }: JSONContent): { content?: ArticleInline[] } =>
  content.length > 0 ? { content: content.flatMap(inlineOf) } : {};

const paragraphOf = (node: JSONContent): Paragraph => ({ type: 'paragraph', ...wordsOf(node) });
const paragraphsOf = ({ content = [] }: JSONContent): Paragraph[] => content.map(paragraphOf);
const itemsOf = ({ content = [] }: JSONContent): Item[] =>
  content.map((item) => ({ type: 'listItem', content: paragraphsOf(item) }));

/** The blocks by their names in the editor. Others are left out. */
const blocks: Record<string, (node: JSONContent) => ArticleBlock[]> = {
  paragraph: (node) => [paragraphOf(node)],
  heading: (node) => [{ type: 'heading', attrs: { level: node.attrs?.level === 3 ? 3 : 2 }, ...wordsOf(node) }],
  bulletList: (node) => [{ type: 'bulletList', content: itemsOf(node) }],
  orderedList: (node) => [{ type: 'orderedList', content: itemsOf(node) }],
  blockquote: (node) => [{ type: 'blockquote', content: paragraphsOf(node) }],
  picture({ attrs = {} }) {
    // A picture that is still being uploaded has no id yet.
    if (!attrs.mediaId) return [];
    const { mediaId, alt, caption } = attrs as { mediaId: number; alt: string; caption: string };
    return [{ type: 'picture', attrs: { mediaId, alt, caption } }];
  },
  product: ({ attrs = {} }) => [{ type: 'product', attrs: { productId: Number(attrs.productId) } }],
  shop: ({ attrs = {} }) => [{ type: 'shop', attrs: { serviceId: Number(attrs.serviceId) } }],
  embed({ attrs = {} }) {
    const { provider, videoId } = attrs as Extract<ArticleBlock, { type: 'embed' }>['attrs'];
    return [{ type: 'embed', attrs: { provider, videoId } }];
  },
};

const isBlank = (block: ArticleBlock | undefined): boolean => block?.type === 'paragraph' && !block.content?.length;

/** The document to save. Empty lines at its end, which the editor adds, are left out. */
export function documentOf({ content = [] }: JSONContent): ArticleDocument {
  const all = content.flatMap((node) => blocks[node.type ?? '']?.(node) ?? []);
  while (isBlank(all.at(-1))) all.pop();
  return { type: 'doc', content: all };
}
