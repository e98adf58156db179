import { headingId, type Article } from '@vetka/domain/article';
import { RichText, type RichTextBlocks } from '@vetka/ui/desk/RichText';
import { memo } from 'react';
import { NamedBlock, type ArticleOwnBlock } from './NamedBlock.tsx';

/** The content of an article: its text, and the objects it refers to by id. */
export type ShownArticle = Pick<Article, 'body' | 'pictures' | 'products' | 'services'>;

/** What the blocks look like to readers. */
export function articleBlocks(named: Omit<ShownArticle, 'body'>): RichTextBlocks<ArticleOwnBlock> {
  const render = (block: ArticleOwnBlock) => <NamedBlock block={block} named={named} />;
  return { picture: render, product: render, shop: render, embed: render };
}

/** The text of an article, rendered from its document: no HTML is trusted. */
export const ArticleBody = memo(function ArticleBody({ body, ...named }: ShownArticle) {
  return <RichText<ArticleOwnBlock> document={body} blocks={articleBlocks(named)} headingId={headingId} />;
});
