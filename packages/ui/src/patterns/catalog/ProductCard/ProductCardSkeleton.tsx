import { Skeleton } from '../../../components/Skeleton/index.ts';
import * as styles from './ProductCard.css.ts';
import * as boxes from './ProductCardSkeleton.css.ts';

/** A placeholder with the exact size of a product card. */
export function ProductCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="picture" />
      <span className={boxes.price} />
      <span className={boxes.title} />
      <span className={boxes.meta} />
      <span className={boxes.button} />
    </div>
  );
}
