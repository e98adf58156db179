import { csvRoubles } from '@vetka/domain/csv';
import { formatPrice } from '@vetka/domain/money';
import { formatNumber, plural } from '@vetka/domain/plural';
import type { StatisticsCancellation } from '@vetka/domain/statistics';
import { MeterLine } from '@vetka/ui/desk/Meter';
import { StatCard, type StatColumn } from './StatCard.tsx';
import * as styles from './statistics.css.ts';
import { exactPrice, orderForms } from './statisticsText.ts';

const cancelledBy = ({ isBySeller }: StatisticsCancellation): string => (isBySeller ? 'Магазин' : 'Покупатель');
const reasonOf = ({ reason }: StatisticsCancellation): string => reason || 'Без причины';

const columns: readonly StatColumn<StatisticsCancellation>[] = [
  { title: 'Причина', text: reasonOf, cell: reasonOf },
  { title: 'Кто отменил', text: cancelledBy, cell: cancelledBy },
  { title: 'Заказы', text: ({ orders }) => formatNumber(orders), cell: ({ orders }) => orders },
  { title: 'На сумму', text: ({ total }) => exactPrice(total), cell: ({ total }) => csvRoubles(total) },
];

interface CancellationsCardProps {
  cancellations: readonly StatisticsCancellation[];
  fileName: string;
}

/** The reasons for which paid orders were cancelled. */
export function CancellationsCard({ cancellations, fileName }: CancellationsCardProps) {
  const most = Math.max(1, ...cancellations.map(({ orders }) => orders));
  return (
    <StatCard
      title="Отмены"
      columns={columns}
      rows={cancellations}
      keyOf={({ isBySeller, reason }) => `${isBySeller} ${reason}`}
      fileName={fileName}
      empty="За эти дни ничего не отменили."
    >
      <ul className={styles.stack}>
        {cancellations.map((row) => (
          <li key={`${row.isBySeller} ${row.reason}`} className={styles.parts}>
            <span className={styles.words}>{reasonOf(row)}</span>
            <b className={styles.figure}>{plural(row.orders, orderForms)}</b>
            <span className={styles.note}>{cancelledBy(row)}</span>
            <span className={styles.partsText}>{formatPrice(row.total)}</span>
            <MeterLine share={row.orders / most} />
          </li>
        ))}
      </ul>
    </StatCard>
  );
}
