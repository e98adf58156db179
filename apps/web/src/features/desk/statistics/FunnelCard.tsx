import { formatNumber } from '@vetka/domain/plural';
import type { StatisticsFigures } from '@vetka/domain/statistics';
import { StatCard } from './StatCard.tsx';
import * as styles from './statistics.css.ts';
import { percentText } from './statisticsText.ts';
import type { StatColumn } from './StatTable.tsx';

interface Step {
  label: string;
  value: number;
  /** What happened to the step before: «7,3 % положили в корзину». */
  after: string | null;
}

/** Null when more came out than went in: a product is put into the cart without opening its page, too. */
const shareOf = (part: number, whole: number, words: string): string | null =>
  whole === 0 || part > whole ? null : `${percentText(part, whole)} ${words}`;

const stepsOf = ({ views, adds, orders }: StatisticsFigures): Step[] => [
  { label: 'Смотрели', value: views, after: null },
  { label: 'В корзине', value: adds, after: shareOf(adds, views, 'положили в корзину') },
  { label: 'Заказали', value: orders, after: shareOf(orders, adds, 'оформили заказ') },
];

const columns: readonly StatColumn<Step>[] = [
  { title: 'Шаг', text: ({ label }) => label, cell: ({ label }) => label },
  { title: 'Сколько раз', text: ({ value }) => formatNumber(value), cell: ({ value }) => value },
  { title: 'Из прошлого шага', text: ({ after }) => after ?? '–', cell: ({ after }) => after },
];

/** Roots bring small steps into sight beside large ones. */
const lengthOf = (value: number, most: number): number =>
  value === 0 ? 0 : Math.max(5, Math.sqrt(value / most) * 100);

/** From opened pages to orders. */
export function FunnelCard({ totals, fileName }: { totals: StatisticsFigures; fileName: string }) {
  const steps = stepsOf(totals);
  const most = Math.max(1, ...steps.map(({ value }) => value));
  return (
    <StatCard
      id="funnel"
      title="От взгляда до заказа"
      columns={columns}
      rows={steps}
      keyOf={({ label }) => label}
      fileName={fileName}
      empty=""
      note="Полосы условные, точные числа справа. Считаем открытые страницы товаров, товары, положенные в корзину, и оплаченные заказы. Храним только число за день: кто смотрел, не записываем. Роботов не считаем."
    >
      <ul className={styles.funnel}>
        {steps.map(({ label, value, after }) => (
          <li key={label} className={styles.funnelStep}>
            {after && <span className={styles.funnelShare}>{after}</span>}
            <span>{label}</span>
            <svg className={styles.fill} width="100%" height="32" aria-hidden="true">
              <rect width={`${lengthOf(value, most)}%`} height="32" rx="8" />
            </svg>
            <b className={styles.figure}>{formatNumber(value)}</b>
          </li>
        ))}
      </ul>
    </StatCard>
  );
}
