import { formatNumber, plural } from '@vetka/domain/plural';
import type { StatisticsBucket } from '@vetka/domain/statistics';
import { StatCard, type StatColumn } from './StatCard.tsx';
import * as styles from './statistics.css.ts';
import { spanText } from './statisticsText.ts';

const newOrders = ({ orders, returningOrders }: StatisticsBucket): number => orders - returningOrders;

const columns: readonly StatColumn<StatisticsBucket>[] = [
  { title: 'Дни', text: spanText, cell: ({ from, to }) => (from === to ? from : `${from} – ${to}`) },
  {
    title: 'Свои',
    text: ({ returningOrders }) => formatNumber(returningOrders),
    cell: ({ returningOrders }) => returningOrders,
  },
  { title: 'Новые', text: (bucket) => formatNumber(newOrders(bucket)), cell: newOrders },
];

/** A row of two parts; the numbers are in its text. */
function Parts({ bucket }: { bucket: StatisticsBucket }) {
  const { orders, returningOrders } = bucket;
  const share = `${(returningOrders / Math.max(1, orders)) * 100}%`;
  return (
    <li className={styles.parts}>
      <span>{spanText(bucket)}</span>
      <span className={styles.partsText}>
        {plural(returningOrders, ['свой', 'своих', 'своих'])}, {plural(newOrders(bucket), ['новый', 'новых', 'новых'])}
      </span>
      <svg className={styles.partsBar} width="100%" height="16" aria-hidden="true">
        {orders > 0 && <rect x="1" y="1" width="99%" height="14" rx="5" data-new="" />}
        {orders === 0 && <rect width="100%" height="16" rx="5" data-ground="" />}
        {returningOrders > 0 && <rect width={share} height="16" rx="5" />}
      </svg>
    </li>
  );
}

/** Orders of returning and of new customers. */
export function CustomersCard({ buckets, fileName }: { buckets: readonly StatisticsBucket[]; fileName: string }) {
  const hasOrders = buckets.some(({ orders }) => orders > 0);
  return (
    <StatCard
      title="Новые и свои"
      columns={columns}
      rows={hasOrders ? buckets : []}
      keyOf={({ from }) => from}
      fileName={fileName}
      empty="За эти дни заказов не было."
      note="Заказы тех, кто уже покупал у вас, и тех, кто пришёл впервые."
    >
      <p className={styles.legend} aria-hidden="true">
        <span className={styles.key} data-accent="">
          Свои
        </span>
        <span className={styles.key} data-new="">
          Новые
        </span>
      </p>
      <ul className={styles.stack}>
        {buckets.map((bucket) => (
          <Parts key={bucket.from} bucket={bucket} />
        ))}
      </ul>
    </StatCard>
  );
}
