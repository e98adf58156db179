import { formatNumber } from '@vetka/domain/plural';
import type { StatisticsFigures } from '@vetka/domain/statistics';
import { Funnel, type FunnelStep } from '@vetka/ui/desk/Funnel';
import { StatCard, type StatColumn } from './StatCard.tsx';
import { percentText } from './statisticsText.ts';

/** Null when a later stage is larger: a product can be added to the cart without opening its page. */
const shareOf = (part: number, whole: number, words: string): string | null =>
  whole === 0 || part > whole ? null : `${percentText(part, whole)} ${words}`;

const stepsOf = ({ views, adds, orders }: StatisticsFigures): FunnelStep[] => [
  { label: 'Смотрели', value: views, after: null },
  { label: 'В корзине', value: adds, after: shareOf(adds, views, 'положили в корзину') },
  { label: 'Заказали', value: orders, after: shareOf(orders, adds, 'оформили заказ') },
];

const columns: readonly StatColumn<FunnelStep>[] = [
  { title: 'Шаг', text: ({ label }) => label, cell: ({ label }) => label },
  { title: 'Сколько раз', text: ({ value }) => formatNumber(value), cell: ({ value }) => value },
  { title: 'Из прошлого шага', text: ({ after }) => after ?? '–', cell: ({ after }) => after ?? null },
];

/** The conversion from page views to orders. */
export function FunnelCard({ totals, fileName }: { totals: StatisticsFigures; fileName: string }) {
  const steps = stepsOf(totals);
  return (
    <StatCard
      title="От взгляда до заказа"
      columns={columns}
      rows={steps}
      keyOf={({ label }) => label}
      fileName={fileName}
      empty=""
      note="Полосы условные, точные числа справа. Считаем открытые страницы товаров, товары, положенные в корзину, и оплаченные заказы. Храним только число за день: кто смотрел, не записываем. Роботов не считаем."
    >
      <Funnel steps={steps} />
    </StatCard>
  );
}
