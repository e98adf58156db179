import type { OrderService } from '@vetka/domain/order';
import * as styles from './OrderServiceCard.css.ts';

/** «Отменен» across the block of a cancelled order. */
export function Watermark({ cancelledAt }: Pick<OrderService, 'cancelledAt'>) {
  if (cancelledAt === null) return null;
  return (
    <svg className={styles.watermark} viewBox="0 0 340 80" aria-hidden="true">
      <text x="170" y="66" textAnchor="middle">
        Отменен
      </text>
    </svg>
  );
}
