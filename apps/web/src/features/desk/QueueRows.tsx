import { formatDate } from '@vetka/domain/date';
import type { DeskOrderRow } from '@vetka/domain/desk';
import { PrinterIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { NewOrders } from '@vetka/ui/patterns/desk/NewOrders';
import { OrderRow } from '@vetka/ui/patterns/desk/OrderRow';
import { QueueEmpty, QueueError, QueueSkeleton } from '@vetka/ui/patterns/desk/QueueState';
import { finishedDays, queueSlots, SlotBoard, type QueueSlot } from '@vetka/ui/patterns/desk/SlotBoard';
import { MoreItems } from '../../shell/lists/PagedItems.tsx';
import { asTaken, isHeld, isQueued, useDesk } from './DeskContext.ts';
import type { QueueView } from './queueSearch.ts';
import { useMinute } from '../../shell/useMinute.ts';
import type { ShownQueue } from './useQueue.ts';
import type { QueueLinks } from './useQueueLinks.ts';

interface QueueRowsProps {
  queue: ShownQueue;
  view: QueueView;
  /** Id of the order that is open beside the queue. */
  openId: number | undefined;
  links: QueueLinks;
}

/** Only the whole queue folds later days: search results are shown in full. */
const laterShown = (slots: QueueSlot[], { filter, day, search }: QueueView): QueueSlot[] =>
  filter === 'QUEUE' && !day && !search ? slots : slots.map((slot) => ({ ...slot, isLater: false }));

const isNew = ({ status }: DeskOrderRow): boolean => status.type === 'NEW';

/** New orders with their minutes left, then the others by delivery slot. */
export function QueueRows({ queue, view, openId, links }: QueueRowsProps) {
  const desk = useDesk();
  const { timeZone } = desk.place;
  const minute = useMinute();
  if (queue.error) return <QueueError onRetry={queue.retry} isRetrying={queue.isRefetching} />;
  if (!queue.head) return <QueueSkeleton />;
  const orders = queue.orders.map((order) => asTaken(desk, order));
  if (orders.length === 0) return <QueueEmpty {...emptyTexts(view)} />;
  const { today } = queue.head;
  const time = formatDate(minute, 'HH:mm', { timeZone });
  const slots =
    view.filter === 'FINISHED'
      ? finishedDays(orders, { today })
      : laterShown(queueSlots(orders, { today, time }), view);
  // The rest of the last slot may be on the next page: its slips wait until all of it is shown.
  const unfinished = queue.list.hasNextPage ? slots.at(-1) : undefined;
  const printOf = (slot: QueueSlot) =>
    slot === unfinished ? null : (
      <IconButton
        size="s"
        label={`Листки на ${slot.title.toLocaleLowerCase('ru')}`}
        icon={<PrinterIcon />}
        href={links.printHref(`ids=${slot.orders.map(({ id }) => id).join(',')}`)}
      />
    );
  return (
    <>
      <NewOrders
        orders={orders.filter(isNew)}
        today={today}
        hrefOf={links.orderHref}
        onOpen={links.open}
        onStep={(order, step) => desk.take(order, step)}
        isLoading={({ id }) => desk.isSending(id)}
      />
      <div>
        <SlotBoard slots={slots} actionOf={view.filter === 'FINISHED' ? undefined : printOf}>
          {(order, isUrgent) => (
            <OrderRow
              key={order.id}
              order={order}
              href={links.orderHref(order)}
              onOpen={links.open}
              next={order.steps[0]}
              onStep={isHeld(desk, order.id) ? undefined : (taken, step) => desk.take(taken, step)}
              onAnswer={links.show}
              chatHref={links.chatHref(order)}
              isUrgent={isUrgent}
              isSelected={order.id === openId}
              isLoading={desk.isSending(order.id)}
              isQueued={isQueued(desk, order.id)}
              isMissed={desk.missedOf(order.id) !== undefined}
              timeZone={timeZone}
            />
          )}
        </SlotBoard>
      </div>
      <MoreItems list={queue.list} />
    </>
  );
}

function emptyTexts({ filter, day, search }: QueueView): { title: string; text: string } {
  if (search) return { title: 'Ничего не нашлось', text: 'Проверьте номер, имя или последние четыре цифры телефона.' };
  if (day) return { title: 'На этот день заказов нет', text: 'Новый заказ появится здесь сам.' };
  if (filter === 'FINISHED')
    return { title: 'Завершённых заказов пока нет', text: 'Доставленные заказы соберутся здесь.' };
  if (filter === 'QUEUE') return { title: 'Очередь пуста', text: 'Новый заказ появится здесь сам, со звуком.' };
  return { title: 'Таких заказов сейчас нет', text: 'Остальные заказы – в «Очереди».' };
}
