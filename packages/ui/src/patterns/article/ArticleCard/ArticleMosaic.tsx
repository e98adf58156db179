import type { ReactNode } from 'react';
import * as styles from './ArticleCard.css.ts';

export interface ArticleMosaicProps {
  /** One `large` card, then three `row`s. */
  children: ReactNode;
}

/** One large article with three beside it. */
export function ArticleMosaic({ children }: ArticleMosaicProps) {
  return <div className={styles.mosaic}>{children}</div>;
}
