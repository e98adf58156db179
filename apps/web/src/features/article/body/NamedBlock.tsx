import type { Article, ArticleBlock } from '@vetka/domain/article';
import { ArticlePicture } from './ArticlePicture.tsx';
import { ArticleVideo } from './ArticleVideo.tsx';
import { ProductLink, ShopLink } from './NamedLinks.tsx';

/** A block that refers to something by id. */
export type ArticleOwnBlock = Extract<ArticleBlock, { type: 'picture' | 'product' | 'shop' | 'embed' }>;

interface NamedBlockProps {
  block: ArticleOwnBlock;
  named: Pick<Article, 'pictures' | 'products' | 'services'>;
}

/** A picture, a card or a video. Nothing when its object is no longer shown. */
export function NamedBlock({ block, named: { pictures, products, services } }: NamedBlockProps) {
  switch (block.type) {
    case 'picture': {
      const file = pictures.find(({ id }) => id === block.attrs.mediaId);
      return file ? <ArticlePicture file={file} alt={block.attrs.alt} caption={block.attrs.caption} /> : null;
    }
    case 'product': {
      const product = products.find(({ id }) => id === block.attrs.productId);
      return product ? <ProductLink product={product} /> : null;
    }
    case 'shop': {
      const service = services.find(({ id }) => id === block.attrs.serviceId);
      return service ? <ShopLink service={service} /> : null;
    }
    case 'embed':
      return <ArticleVideo embed={block.attrs} />;
  }
}
