import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { dayIn } from '@vetka/domain/date';
import type { DeskOrder } from '@vetka/domain/desk';
import { Notice } from '@vetka/ui/Notice';
import { DeskSheet } from '@vetka/ui/patterns/desk/DeskPanes';
import { HandOver } from '@vetka/ui/patterns/desk/HandOver';
import { OrderBlock, OrderHead, OrderProduct } from '@vetka/ui/patterns/desk/OrderBlock';
import { OrderPeople } from '@vetka/ui/patterns/desk/OrderPeople';
import { QueueError, QueueSkeleton } from '@vetka/ui/patterns/desk/QueueState';
import { WishNote } from '@vetka/ui/patterns/desk/WishNote';
import { useEffect } from 'react';
import { AnonymousGift } from './AnonymousGift.tsx';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useApi } from '../../shell/useContext.ts';
import { asTaken, isQueued, useDesk } from './DeskContext.ts';
import { deskQueries } from './desk.queries.ts';
import { MissedStep } from './MissedStep.tsx';
import { slotWords } from './order/orderWords.ts';
import { useCopy } from '../../shell/useCopy.ts';
import { useChosenPhoto } from './useChosenPhoto.ts';
import { useIsOffline } from './useIsOffline.ts';
import { useMinute } from '../../shell/useMinute.ts';

/** One delivery at the door: the address and the recipient, and the hand-over with a photo or the recipient's code. */
export function DeliverySheet({ id }: { id: number }) {
  const desk = useDesk();
  const copy = useCopy();
  const { place } = desk;
  const { data, error, refetch, isRefetching } = useQuery(deskQueries.order(useApi(), place.service.slug, id));
  const order: DeskOrder | undefined = data && asTaken(desk, data);
  const today = dayIn(place.timeZone);
  return (
    <DeskSheet label={`Доставка №\u00A0${id}`}>
      {error && !order && (
        <QueueError text="Доставка не загрузилась." onRetry={() => void refetch()} isRetrying={isRefetching} />
      )}
      {!order && !error && <QueueSkeleton count={1} />}
      {order && (
        <>
          <MissedStep orderId={order.id} />
          <OrderHead order={order} note={slotWords(order, today)} />
          {order.isAnonymous && <AnonymousGift />}
          {order.comment && <WishNote>{order.comment}</WishNote>}
          <OrderBlock title="Кому и куда" isCard>
            <OrderPeople order={order} today={today} onCopy={(address) => copy(address, 'Адрес скопирован')} />
          </OrderBlock>
          <OrderBlock title="Что везём" isCard>
            {order.products.map((product) => (
              <OrderProduct key={product.orderProductId} product={product} />
            ))}
          </OrderBlock>
          {isQueued(desk, order.id) && (
            <Notice tone="caution" title="Отправим позже" isAnnounced>
              Сейчас нет сети. Вручение записано на этом устройстве.
            </Notice>
          )}
          {order.steps.includes('DELIVER') && !isQueued(desk, order.id) && <Door order={order} />}
        </>
      )}
    </DeskSheet>
  );
}

function Door({ order }: { order: DeskOrder }) {
  const desk = useDesk();
  const { askInPlace } = desk;
  const router = useRouter();
  const { file, photo, choose } = useChosenPhoto();
  const isOffline = useIsOffline();
  const minute = useMinute();
  const service = desk.place.service.slug;
  useEffect(
    function showRefusalsHere() {
      return askInPlace(order.id);
    },
    [askInPlace, order.id],
  );
  return (
    <HandOver
      number={order.number}
      recipientName={order.recipient.name}
      photo={photo}
      onFile={choose}
      onSubmit={(answer) => {
        desk.take(order, 'DELIVER', { ...answer, ...(file && { photo: file }) });
        if (isOffline) void router.navigate({ href: pagePath('/my/shop/$service/deliveries', { service }) } as never);
      }}
      isLoading={desk.isSending(order.id)}
      error={desk.refusalOf(order.id)}
      offlineAt={isOffline ? minute : undefined}
      timeZone={desk.place.timeZone}
    />
  );
}
