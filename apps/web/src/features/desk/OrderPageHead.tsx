import { ArrowLeftIcon } from '@vetka/ui/Icon';
import { Link } from '@vetka/ui/Link';
import * as styles from './desk.css.ts';

/**
 * Above an order on a separate page: back to the queue, and the keys of its neighbours. A phone has its own back
 * button.
 */
export function OrderPageHead({ backHref }: { backHref: string }) {
  return (
    <div className={styles.pageHead}>
      <Link href={backHref}>
        <span className={styles.back}>
          <ArrowLeftIcon size="s" />
          Вся очередь
        </span>
      </Link>
      <span className={styles.neighbours}>
        Следующий <kbd className={styles.kbd}>J</kbd> Предыдущий <kbd className={styles.kbd}>K</kbd>
      </span>
    </div>
  );
}
