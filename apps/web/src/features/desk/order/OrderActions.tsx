import { stepLabels, type DeskOrder } from '@vetka/domain/desk';
import { Button } from '@vetka/ui/Button';
import { MessageIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { ActionBar } from '@vetka/ui/patterns/desk/ActionBar';
import { isHeld, isQueued, useDesk } from '../DeskContext.ts';
import type { QueueLinks } from '../useQueueLinks.ts';

interface OrderActionsProps {
  order: DeskOrder;
  links: QueueLinks;
}

/** The next step and the chat with the customer. */
export function OrderActions({ order, links }: OrderActionsProps) {
  const desk = useDesk();
  const isWaiting = isQueued(desk, order.id);
  const [next] = order.steps;
  const isForward = !isHeld(desk, order.id) && next !== undefined && next !== 'DECLINE' && next !== 'CANCEL';
  if (!isForward && !isWaiting && !order.customer) return null;
  return (
    <ActionBar label={`Действия с заказом №\u00A0${order.number}`}>
      {isWaiting && (
        <Button size="l" isFullWidth isDisabled>
          Отправим позже
        </Button>
      )}
      {isForward && !isWaiting && (
        <Button
          size="l"
          isFullWidth
          isLoading={desk.isSending(order.id)}
          loadingText="Отправляем"
          onClick={() => desk.take(order, next)}
        >
          {order.status.type === 'PHOTO_SENT' && next === 'SEND_PHOTO' ? 'Новое фото' : stepLabels[next]}
        </Button>
      )}
      {isForward &&
        order.status.type === 'ASSEMBLING' &&
        order.steps.includes('READY') &&
        next !== 'READY' &&
        !isWaiting && (
          <Button size="l" variant="plain" onClick={() => desk.take(order, 'READY')}>
            Готов без фото
          </Button>
        )}
      {order.customer && (
        <IconButton
          variant="soft"
          isSquare
          label="Написать покупателю"
          icon={<MessageIcon />}
          onClick={() => links.chat(order)}
          data-customer-chat=""
        />
      )}
    </ActionBar>
  );
}
