import { useQueries, useQuery } from '@tanstack/react-query';
import type { DeskOrder, DeskPlace } from '@vetka/domain/desk';
import { dayIn } from '@vetka/domain/date';
import { Button } from '@vetka/ui/Button';
import { ArrowLeftIcon, PrinterIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { DayList } from '@vetka/ui/patterns/desk/DayList';
import { PrintSheets, PrintSlip } from '@vetka/ui/patterns/desk/PrintSlip';
import { QueueEmpty, QueueSkeleton } from '@vetka/ui/patterns/desk/QueueState';
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

/** Slips of orders, A6, or the list of a day, A4. Opens the browser's print dialog. */
export default function PrintPage({ place, search }: PrintPageProps) {
  const minute = useMinute();
  const day = search.day ?? dayIn(place.timeZone, minute);
  const orders = usePrinted(place, search, day);
  const isSlips = search.ids !== undefined;
  return (
    <div className={styles.print}>
      <header className={styles.printHead}>
        <IconButton
          label="К заказам"
          icon={<ArrowLeftIcon />}
          href={pagePath('/my/shop/$service/orders', { service: place.service.slug })}
        />
        <h1 className={styles.printTitle}>{isSlips ? 'Листки к заказам, А6' : 'Список дня, А4'}</h1>
        <Button icon={<PrinterIcon />} isDisabled={!orders || orders.length === 0} onClick={() => print()}>
          Распечатать
        </Button>
      </header>
      {!orders && <QueueSkeleton />}
      {orders?.length === 0 && <QueueEmpty title="Печатать нечего" text="На это время заказов нет." />}
      {orders && orders.length > 0 && (
        <PrintSheets>
          {isSlips ? (
            orders.map((order) => (
              <PrintSlip key={order.id} order={order} shopName={place.service.name} timeZone={place.timeZone} />
            ))
          ) : (
            <DayList
              day={day}
              orders={orders}
              shopName={place.service.name}
              printedAt={minute}
              timeZone={place.timeZone}
            />
          )}
        </PrintSheets>
      )}
    </div>
  );
}

/** The orders to print: the named ones, or those of a day or of one of its slots. Undefined while they load. */
function usePrinted({ service: { slug } }: DeskPlace, search: PrintSearch, day: string): DeskOrder[] | undefined {
  const api = useApi();
  const isDay = search.ids === undefined;
  const { data: ids } = useQuery({
    ...deskQueries.dayIds(api, slug, day, search.slot),
    enabled: isDay,
  });
  const wanted = isDay ? (ids ?? []) : printIds(search);
  return useQueries({
    queries: wanted.map((id) => deskQueries.order(api, slug, id)),
    combine: (results) =>
      (isDay && ids === undefined) || results.some(({ data }) => data === undefined)
        ? undefined
        : results.flatMap(({ data }) => data ?? []),
  });
}
