import { defaultTimeZone, formatDate } from '@vetka/domain/date';
import { plural } from '@vetka/domain/plural';
import { RefreshIcon } from '../../../components/Icon/icons/RefreshIcon.ts';
import { WifiOffIcon } from '../../../components/Icon/icons/WifiOffIcon.ts';
import * as styles from './OfflineStrip.css.ts';

export interface OfflineStripProps {
  isOffline: boolean;
  /** Actions that wait for the network. */
  queued: number;
  /** When the shown data was read. */
  readAt?: number | undefined;
  /** «Очередь», «Заказ», «Доставки». @default 'Очередь' */
  what?: string | undefined;
  /** @default 'Europe/Moscow' */
  timeZone?: string | undefined;
}

const actions = (count: number) => plural(count, ['действие', 'действия', 'действий']);

/**
 * Says that the network is lost, how old the data is and what waits. Render it at all times: screen readers announce
 * only changes of a region that exists.
 */
export function OfflineStrip({
  isOffline,
  queued,
  readAt,
  what = 'Очередь',
  timeZone = defaultTimeZone,
}: OfflineStripProps) {
  if (!isOffline) {
    return (
      <div className={styles.strip} role="status">
        {queued > 0 && (
          <>
            <RefreshIcon />
            <span className={styles.words}>Связь вернулась. Отправляем {actions(queued)}.</span>
          </>
        )}
      </div>
    );
  }
  return (
    <div className={styles.strip} role="status">
      <WifiOffIcon />
      <span className={styles.words}>
        <b>Нет сети.</b>
        {readAt !== undefined && ` ${what} на ${formatDate(readAt, 'H:mm', { timeZone })}.`}
        {queued > 0 && ` ${actions(queued)} отправим, когда связь вернётся.`}
      </span>
    </div>
  );
}
