import { useQuery } from '@tanstack/react-query';
import { dayIn, formatDate } from '@vetka/domain/date';
import { CourierDay } from '@vetka/ui/patterns/desk/CourierDay';
import { DeskHead, DeskPanes } from '@vetka/ui/patterns/desk/DeskPanes';
import { OfflineStrip } from '@vetka/ui/patterns/desk/OfflineStrip';
import { QueueError, QueueSkeleton } from '@vetka/ui/patterns/desk/QueueState';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import { asTaken, useDesk } from './DeskContext.ts';
import * as styles from './desk.css.ts';
import { dayText } from './dayText.ts';
import { DeliverySheet } from './DeliverySheet.tsx';
import { deskQueries } from './desk.queries.ts';
import { useIsOffline } from './useIsOffline.ts';
import { useMinute } from '../../shell/useMinute.ts';

interface DeliveriesPageProps {
  /** The delivery of the page's own path. */
  orderId: number | undefined;
}

/** A courier's day: the stop in hand, the next ones, and those that are done. */
export default function DeliveriesPage({ orderId }: DeliveriesPageProps) {
  const desk = useDesk();
  const { service, timeZone } = { service: desk.place.service.slug, timeZone: desk.place.timeZone };
  const { data, dataUpdatedAt, error, refetch, isRefetching } = useQuery(deskQueries.stops(useApi(), service));
  const minute = useMinute();
  const isOffline = useIsOffline();
  const today = dayIn(timeZone, minute);
  const list = (
    <>
      {error && !data && (
        <QueueError text="Доставки не загрузились." onRetry={() => void refetch()} isRetrying={isRefetching} />
      )}
      {!data && !error && <QueueSkeleton />}
      {data && (
        <CourierDay
          stops={data.map((stop) => ({ ...stop, status: asTaken(desk, { ...stop, version: 0 }).status }))}
          hrefOf={({ id }) => pagePath('/my/shop/$service/deliveries/$id', { service, id })}
          refusalOf={({ id }) => desk.missedOf(id)}
          today={today}
          time={formatDate(minute, 'HH:mm', { timeZone })}
          timeZone={timeZone}
        />
      )}
    </>
  );
  return (
    <>
      {orderId === undefined && <DeskHead title="Доставки" note={dayText(today)} />}
      <div className={styles.strip}>
        <OfflineStrip
          isOffline={isOffline}
          queued={desk.waiting.length}
          readAt={dataUpdatedAt || undefined}
          what="Доставки"
          timeZone={timeZone}
        />
      </div>
      <DeskPanes
        list={list}
        isWide={orderId !== undefined}
        sheet={orderId !== undefined && <DeliverySheet key={orderId} id={orderId} />}
      />
    </>
  );
}
