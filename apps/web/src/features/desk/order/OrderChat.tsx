import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { DeskOrder } from '@vetka/domain/desk';
import { DeskChat } from '@vetka/ui/patterns/desk/DeskPanes';
import { Spinner } from '@vetka/ui/Spinner';
import { useEffect, useRef, type ReactNode } from 'react';
import { LoadFailure } from '../../../shell/errors/LoadFailure.tsx';
import { useApi } from '../../../shell/useContext.ts';
import { useDesk } from '../DeskContext.ts';
import * as styles from '../desk.css.ts';
import type { QueueLinks } from '../useQueueLinks.ts';
import { customerRoomQuery } from './customerRoomQuery.ts';

/** Renders a conversation. It belongs to another feature, so the route passes it. */
export type RenderRoom = (room: { id: number; back: { href: string; label: string; onBack: () => void } }) => ReactNode;

interface OrderChatProps {
  order: DeskOrder;
  customer: NonNullable<DeskOrder['customer']>;
  links: QueueLinks;
  renderRoom: RenderRoom;
}

/** The conversation with the customer in the place of the order. */
export function OrderChat({ order, customer, links, renderRoom }: OrderChatProps) {
  const { data: id, error, refetch } = useQuery(customerRoomQuery(useApi(), useDesk().place, customer.userId));
  const back = { href: links.chatBackHref(order), label: 'К заказу', onBack: useLeave(order, links) };
  return (
    <DeskChat label={`Чат с покупателем, заказ №\u00A0${order.number}`}>
      {id === undefined ? (
        <div className={styles.chatWaiting}>
          {error ? <LoadFailure error={error} onRetry={() => void refetch()} /> : <Spinner size="l" />}
        </div>
      ) : (
        <>
          {renderRoom({ id, back })}
          <FocusField onEscape={back.onBack} />
        </>
      )}
    </DeskChat>
  );
}

/** Back to the order: the previous history entry, if the conversation was opened from the desk. */
function useLeave(order: DeskOrder, links: QueueLinks): () => void {
  const router = useRouter();
  return () => {
    if (links.isChatOpenedHere()) router.history.back();
    else void router.navigate({ href: links.chatBackHref(order), replace: true, resetScroll: false } as never);
  };
}

/** Calls back with the message field of the conversation, which is loaded lazily. @returns cancels the wait */
function whenWritable(chat: Element, act: (field: HTMLElement) => void): () => void {
  const look = () => {
    const field = chat.querySelector('textarea');
    if (field) act(field);
    return field !== null;
  };
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  if (!look()) observer.observe(chat, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** The button that opens the conversation takes the focus back, unless something else has it. */
const returnFocus = () =>
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('[data-customer-chat]')?.focus();
  });

/** Moves the focus to the message field once the conversation is shown; Escape leaves it. */
function FocusField({ onEscape }: { onEscape: () => void }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(function focusField() {
    const chat = mark.current?.parentElement;
    const stop = chat && whenWritable(chat, (field) => field.focus());
    return () => {
      stop?.();
      returnFocus();
    };
  }, []);
  useEffect(
    function leaveByEscape() {
      const chat = mark.current?.parentElement;
      const listen = ({ key, defaultPrevented }: KeyboardEvent) => {
        if (key === 'Escape' && !defaultPrevented) onEscape();
      };
      chat?.addEventListener('keydown', listen);
      return () => chat?.removeEventListener('keydown', listen);
    },
    [onEscape],
  );
  return <span ref={mark} hidden />;
}
