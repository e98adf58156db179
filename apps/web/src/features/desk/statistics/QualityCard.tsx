import { formatPrice } from '@vetka/domain/money';
import { formatNumber, plural } from '@vetka/domain/plural';
import type { Statistics } from '@vetka/domain/statistics';
import { StatCard } from './StatCard.tsx';
import * as styles from './statistics.css.ts';
import { durationText, orderForms } from './statisticsText.ts';
import type { StatColumn } from './StatTable.tsx';

interface Fact {
  label: string;
  value: string;
  note: string;
}

const durationOf = (seconds: number | null): string => (seconds === null ? '–' : durationText(seconds));

function ratingFact({ average, stars }: Statistics['ratings']): Fact {
  const count = stars.reduce((sum, each) => sum + each, 0);
  const low = (stars[0] ?? 0) + (stars[1] ?? 0);
  const reviews = plural(count, ['отзыв', 'отзыва', 'отзывов']);
  return {
    label: 'Оценка',
    value: average === null ? '–' : formatNumber(average),
    note: count === 0 ? 'отзывов за эти дни нет' : `${reviews}, из них 1–2 звезды: ${low}`,
  };
}

const factsOf = ({ speed, ratings, subscriptions }: Statistics): Fact[] => [
  {
    label: 'Принимаете заказ',
    value: durationOf(speed.acceptSeconds),
    note: speed.accepted === 0 ? 'за эти дни не принимали' : `обычно; приняли ${plural(speed.accepted, orderForms)}`,
  },
  {
    label: 'Отвечаете в чате',
    value: durationOf(speed.answerSeconds),
    note:
      speed.questions === 0
        ? 'за эти дни не спрашивали'
        : `обычно; ответили на ${speed.answered} из ${plural(speed.questions, ['вопроса', 'вопросов', 'вопросов'])}`,
  },
  ratingFact(ratings),
  {
    label: 'Подписки',
    value: formatNumber(subscriptions.sold),
    note: `куплено на ${formatPrice(subscriptions.total)}`,
  },
];

const columns: readonly StatColumn<Fact>[] = [
  { title: 'Показатель', text: ({ label }) => label, cell: ({ label }) => label },
  { title: 'Значение', text: ({ value }) => value, cell: ({ value }) => value },
  { title: 'Подробнее', text: ({ note }) => note, cell: ({ note }) => note },
];

/** How the shop treats its customers: speed, ratings, subscriptions. */
export function QualityCard({ statistics, fileName }: { statistics: Statistics; fileName: string }) {
  const facts = factsOf(statistics);
  return (
    <StatCard
      id="quality"
      title="Как вы работаете"
      columns={columns}
      rows={facts}
      keyOf={({ label }) => label}
      fileName={fileName}
      empty=""
    >
      <dl className={styles.facts}>
        {facts.map(({ label, value, note }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={styles.factValue}>{value}</dd>
            <dd className={styles.note}>{note}</dd>
          </div>
        ))}
      </dl>
    </StatCard>
  );
}
