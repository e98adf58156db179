export { ArticleCard, type ArticleCardProps } from './ArticleCard.tsx';
export { ArticleMosaic, type ArticleMosaicProps } from './ArticleMosaic.tsx';
