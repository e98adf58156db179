import { stepLabels, type DeskOrder } from '@vetka/domain/desk';
import { Button } from '@vetka/ui/Button';
import { MessageIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { ActionBar } from '@vetka/ui/patterns/desk/ActionBar';
import { isQueued, useDesk } from '../DeskContext.ts';
import { useCustomerChat } from './useCustomerChat.ts';

/** The next step and the chat with the customer. */
export function OrderActions({ order }: { order: DeskOrder }) {
  const desk = useDesk();
  const chat = useCustomerChat(desk.place, order.customer);
  const isWaiting = isQueued(desk, order.id);
  const [next] = order.steps;
  const isForward = next !== undefined && next !== 'DECLINE' && next !== 'CANCEL';
  if (!isForward && !isWaiting && !chat) return null;
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
      {order.status.type === 'ASSEMBLING' && order.steps.includes('READY') && next !== 'READY' && !isWaiting && (
        <Button size="l" variant="plain" onClick={() => desk.take(order, 'READY')}>
          Готов без фото
        </Button>
      )}
      {chat && (
        <IconButton variant="soft" isSquare label="Написать покупателю" icon={<MessageIcon />} onClick={chat.open} />
      )}
    </ActionBar>
  );
}
