import { formatPrice } from '@vetka/domain/money';
import { formatNumber, plural } from '@vetka/domain/plural';
import type { Statistics } from '@vetka/domain/statistics';
import { DescriptionList } from '@vetka/ui/desk/DescriptionList';
import { StatCard, type StatColumn } from './StatCard.tsx';
import { durationText, orderForms } from './statisticsText.ts';

interface Fact {
  term: string;
  value: string;
  note: string;
}

const durationOf = (seconds: number | null): string => (seconds === null ? '–' : durationText(seconds));

function ratingFact({ average, stars }: Statistics['ratings']): Fact {
  const count = stars.reduce((sum, each) => sum + each, 0);
  const low = (stars[0] ?? 0) + (stars[1] ?? 0);
  const reviews = plural(count, ['отзыв', 'отзыва', 'отзывов']);
  return {
    term: 'Оценка',
    value: average === null ? '–' : formatNumber(average),
    note: count === 0 ? 'отзывов за эти дни нет' : `${reviews}, из них 1–2 звезды: ${low}`,
  };
}

const factsOf = ({ speed, ratings, subscriptions }: Statistics): Fact[] => [
  {
    term: 'Принимаете заказ',
    value: durationOf(speed.acceptSeconds),
    note: speed.accepted === 0 ? 'за эти дни не принимали' : `обычно; приняли ${plural(speed.accepted, orderForms)}`,
  },
  {
    term: 'Отвечаете в чате',
    value: durationOf(speed.answerSeconds),
    note:
      speed.questions === 0
        ? 'за эти дни не спрашивали'
        : `обычно; ответили на ${speed.answered} из ${plural(speed.questions, ['вопроса', 'вопросов', 'вопросов'])}`,
  },
  ratingFact(ratings),
  {
    term: 'Подписки',
    value: formatNumber(subscriptions.sold),
    note: `куплено на ${formatPrice(subscriptions.total)}`,
  },
];

const columns: readonly StatColumn<Fact>[] = [
  { title: 'Показатель', text: ({ term }) => term, cell: ({ term }) => term },
  { title: 'Значение', text: ({ value }) => value, cell: ({ value }) => value },
  { title: 'Подробнее', text: ({ note }) => note, cell: ({ note }) => note },
];

/** The service quality of the shop: speed, ratings, subscriptions. */
export function QualityCard({ statistics, fileName }: { statistics: Statistics; fileName: string }) {
  const facts = factsOf(statistics);
  return (
    <StatCard
      title="Как вы работаете"
      columns={columns}
      rows={facts}
      keyOf={({ term }) => term}
      fileName={fileName}
      empty=""
    >
      <DescriptionList items={facts} layout="columns" />
    </StatCard>
  );
}
