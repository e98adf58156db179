import { headingId, type Article } from '@vetka/domain/article';
import { memo } from 'react';
import { Prose } from '../../../shell/prose/Prose.tsx';
import { NamedBlock } from './NamedBlock.tsx';
import { isTextBlock, TextBlock } from './TextBlock.tsx';

/** The content of an article: its text, and the objects it refers to by id. */
export type ShownArticle = Pick<Article, 'body' | 'pictures' | 'products' | 'services'>;

/** The text of an article, rendered from its document: no HTML is trusted. */
export const ArticleBody = memo(function ArticleBody({ body, ...named }: ShownArticle) {
  return (
    <Prose>
      {body.content.map((block, index) => {
        const id = headingId(index);
        return isTextBlock(block) ? (
          <TextBlock key={id} block={block} id={id} />
        ) : (
          <NamedBlock key={id} block={block} named={named} />
        );
      })}
    </Prose>
  );
});
