import { useQueries, useQuery } from '@tanstack/react-query';
import type { DeskOrder, DeskPlace } from '@vetka/domain/desk';
import { dayIn } from '@vetka/domain/date';
import { Button } from '@vetka/ui/Button';
import { ArrowLeftIcon, PrinterIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { DayList } from '@vetka/ui/patterns/desk/DayList';
import { PrintCard, PrintSheets, PrintSlip } from '@vetka/ui/patterns/desk/PrintSlip';
import { QueueEmpty, QueueError, QueueSkeleton } from '@vetka/ui/patterns/desk/QueueState';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import * as styles from './desk.css.ts';
import { deskQueries } from './desk.queries.ts';
import { printIds, type PrintSearch } from './printSearch.ts';
import { useMinute } from '../../shell/useMinute.ts';

interface PrintPageProps {
  place: DeskPlace;
  search: PrintSearch;
}

type Paper = 'slips' | 'cards' | 'day';

const titles: Record<Paper, string> = {
  slips: 'Листки к заказам, А6',
  cards: 'Открытки, 10 × 7 см',
  day: 'Список дня, А4',
};

const emptyTexts: Record<Paper, string> = {
  slips: 'На это время заказов нет.',
  cards: 'Покупатели не заказали открыток.',
  day: 'На это время заказов нет.',
};

const paperOf = ({ ids, cards }: PrintSearch): Paper => (ids === undefined ? 'day' : cards ? 'cards' : 'slips');

/** Slips of orders, A6, their cards, or the list of a day, A4. Opens the browser's print dialog. */
export default function PrintPage({ place, search }: PrintPageProps) {
  const minute = useMinute();
  const day = search.day ?? dayIn(place.timeZone, minute);
  const { orders: found, hasFailed, refetch } = usePrinted(place, search, day);
  const orders = paperOf(search) === 'cards' ? found?.filter(({ cardText }) => cardText.trim() !== '') : found;
  const paper = paperOf(search);
  return (
    <main className={styles.print}>
      <header className={styles.printHead}>
        <IconButton
          label="К заказам"
          icon={<ArrowLeftIcon />}
          href={pagePath('/my/shop/$service/orders', { service: place.service.slug })}
        />
        <h1 className={styles.printTitle}>{titles[paper]}</h1>
        {paper !== 'day' && <PaperSwitch place={place} search={search} paper={paper} />}
        <Button icon={<PrinterIcon />} isDisabled={!orders || orders.length === 0} onClick={() => print()}>
          Распечатать
        </Button>
      </header>
      {!orders && (hasFailed ? <QueueError onRetry={refetch} /> : <QueueSkeleton />)}
      {orders?.length === 0 && <QueueEmpty title="Печатать нечего" text={emptyTexts[paper]} />}
      {orders && orders.length > 0 && (
        <PrintSheets>
          <Papers place={place} paper={paper} orders={orders} day={day} minute={minute} />
        </PrintSheets>
      )}
    </main>
  );
}

interface PapersProps {
  place: DeskPlace;
  paper: Paper;
  orders: readonly DeskOrder[];
  day: string;
  minute: number;
}

function Papers({ place: { service, timeZone }, paper, orders, day, minute }: PapersProps) {
  if (paper === 'day')
    return <DayList day={day} orders={orders} shopName={service.name} printedAt={minute} timeZone={timeZone} />;
  return orders.map((order) =>
    paper === 'cards' ? (
      <PrintCard key={order.id} number={order.number} text={order.cardText} />
    ) : (
      <PrintSlip key={order.id} order={order} shopName={service.name} />
    ),
  );
}

/** Links from the slips of orders to their cards, and back. */
function PaperSwitch({ place, search: { ids = '' }, paper }: { place: DeskPlace; search: PrintSearch; paper: Paper }) {
  const path = pagePath('/my/shop/$service/print', { service: place.service.slug });
  const other = paper === 'cards' ? '' : '&cards=true';
  return (
    <Button variant="tonal" href={`${path}?ids=${ids}${other}`}>
      {paper === 'cards' ? 'Листки' : 'Открытки'}
    </Button>
  );
}

interface Printed {
  /** Undefined until all have loaded. */
  orders: DeskOrder[] | undefined;
  hasFailed: boolean;
  refetch: () => void;
}

/** The orders to print: the listed ones, or those of a day or of one of its slots. */
function usePrinted({ service: { slug } }: DeskPlace, search: PrintSearch, day: string): Printed {
  const api = useApi();
  const isDay = search.ids === undefined;
  const found = useQuery({
    ...deskQueries.dayIds(api, slug, day, search.slot),
    enabled: isDay,
  });
  const wanted = isDay ? (found.data ?? []) : printIds(search);
  return useQueries({
    queries: wanted.map((id) => deskQueries.order(api, slug, id)),
    combine: (results) => {
      const missing = [...(isDay ? [found] : []), ...results].filter(({ data }) => data === undefined);
      return {
        orders: missing.length > 0 ? undefined : results.flatMap(({ data }) => data ?? []),
        hasFailed: missing.some(({ isError }) => isError),
        refetch: () => missing.forEach((each) => void each.refetch()),
      };
    },
  });
}
