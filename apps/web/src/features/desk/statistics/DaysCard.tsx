import { csvRoubles } from '@vetka/domain/csv';
import { formatDate, weekdayOf } from '@vetka/domain/date';
import { formatPrice, toRubles } from '@vetka/domain/money';
import { formatNumber, plural } from '@vetka/domain/plural';
import { averageBill, type StatisticsBucket, type StatisticsStep } from '@vetka/domain/statistics';
import { BarChart, type Bar } from '@vetka/ui/desk/BarChart';
import { Segmented } from '@vetka/ui/Segmented';
import { StatCard, type StatColumn } from './StatCard.tsx';
import * as styles from './statistics.css.ts';
import { axisText, exactPrice, orderForms, spanText } from './statisticsText.ts';

const titles: Record<StatisticsStep, string> = {
  DAY: 'Выручка по дням',
  WEEK: 'Выручка по неделям',
  MONTH: 'Выручка по месяцам',
};
const stepLabels: Record<StatisticsStep, string> = { DAY: 'Дни', WEEK: 'Недели', MONTH: 'Месяцы' };

const firstWeekendDay = 6;
const isWeekend = ({ from, to }: StatisticsBucket): boolean => from === to && weekdayOf(from) >= firstWeekendDay;

/** «17 мая, вс» of a day, «11–17 мая» of several. */
const nameOf = (bucket: StatisticsBucket): string =>
  bucket.from === bucket.to ? formatDate(bucket.from, 'd MMM, EEE') : spanText(bucket);

const barOf = (bucket: StatisticsBucket): Bar => ({
  id: bucket.from,
  value: toRubles(bucket.revenue),
  name: spanText(bucket),
  valueText: formatPrice(bucket.revenue),
  note: plural(bucket.orders, orderForms),
  isAccent: bucket.from !== bucket.to || isWeekend(bucket),
});

const sum = (title: string, of: (bucket: StatisticsBucket) => number): StatColumn<StatisticsBucket> => ({
  title,
  text: (bucket) => exactPrice(of(bucket)),
  cell: (bucket) => csvRoubles(of(bucket)),
});
const number = (title: string, of: (bucket: StatisticsBucket) => number): StatColumn<StatisticsBucket> => ({
  title,
  text: (bucket) => formatNumber(of(bucket)),
  cell: of,
});
const bill = (bucket: StatisticsBucket): string => {
  const average = averageBill(bucket);
  return average === null ? '–' : exactPrice(average);
};

const columns: readonly StatColumn<StatisticsBucket>[] = [
  { title: 'Дни', text: nameOf, cell: ({ from, to }) => (from === to ? from : `${from} – ${to}`) },
  sum('Выручка', ({ revenue }) => revenue),
  number('Заказы', ({ orders }) => orders),
  { title: 'Средний чек', text: bill, cell: (bucket) => csvRoubles(averageBill(bucket) ?? 0) },
  sum('Доставка', ({ delivery }) => delivery),
  sum('Скидки', ({ discounts }) => discounts),
  sum('Из них промокоды', ({ coupons }) => coupons),
  sum('Акции «Ветки»', ({ promotions }) => promotions),
  sum('Возместит «Ветка»', ({ compensation }) => compensation),
  sum('Возвраты', ({ refunds }) => refunds),
  number('Отменено', ({ cancelled }) => cancelled),
  number('Смотрели', ({ views }) => views),
  number('В корзину', ({ adds }) => adds),
  number('Вернулись', ({ returningOrders }) => returningOrders),
];

interface DaysCardProps {
  buckets: readonly StatisticsBucket[];
  step: StatisticsStep;
  steps: readonly StatisticsStep[];
  onStep: (step: StatisticsStep) => void;
  fileName: string;
}

/** The revenue of each day, week or month. */
export function DaysCard({ buckets, step, steps, onStep, fileName }: DaysCardProps) {
  const revenue = buckets.reduce((total, bucket) => total + bucket.revenue, 0);
  const options = steps.map((value) => ({ value, label: stepLabels[value] }));
  return (
    <StatCard
      title={titles[step]}
      columns={columns}
      rows={buckets.toReversed()}
      keyOf={({ from }) => from}
      fileName={fileName}
      empty=""
      tools={
        options.length > 1 && <Segmented label="Как сложить дни" options={options} value={step} onChange={onStep} />
      }
    >
      <BarChart
        title={titles[step]}
        summary={`Всего ${formatPrice(revenue)}`}
        bars={buckets.map(barOf)}
        formatValue={axisText}
      />
      {step === 'DAY' && buckets.length > 1 && (
        <p className={styles.legend} aria-hidden="true">
          <span className={styles.key}>будни</span>
          <span className={styles.key} data-accent="">
            выходные
          </span>
        </p>
      )}
    </StatCard>
  );
}
