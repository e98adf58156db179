import { Skeleton } from '../../../components/Skeleton/index.ts';
import * as styles from './OrderRow.css.ts';

/** The box of `OrderRow` while the queue loads. */
export function OrderRowSkeleton() {
  return (
    <div className={styles.row} aria-hidden="true">
      <div className={styles.picture}>
        <Skeleton shape="picture" />
      </div>
      <span className={styles.titleBox}>
        <Skeleton shape="title" width={80} />
      </span>
      <span className={styles.placeBox}>
        <Skeleton shape="small" width={50} />
      </span>
      <span className={styles.chipBox}>
        <Skeleton shape="title" width={33} />
      </span>
      <div className={styles.actions}>
        <span className={styles.stepBox}>
          <Skeleton shape="button" />
        </span>
      </div>
    </div>
  );
}
