import { useQuery } from '@tanstack/react-query';
import type { Order, OrderService } from '@vetka/domain/order';
import { canPay } from '@vetka/domain/payment';
import { Button } from '@vetka/ui/Button';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { OrderServiceCard } from '@vetka/ui/patterns/order/OrderServiceCard';
import { SidePanel } from '@vetka/ui/SidePanel';
import { Spinner } from '@vetka/ui/Spinner';
import { Fragment, useState } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import type { OverlayProps } from '../../shell/overlays/overlayProps.ts';
import type { UrlOverlayPayloads } from '../../shell/overlays/urlOverlays.ts';
import { useSignIn } from '../../shell/session/useSignIn.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import * as styles from './OrderOverlay.css.ts';
import { OrderMakingBlock } from './making/OrderMakingBlock.tsx';
import { orderQueries } from './order.queries.ts';
import { OrderFailure } from './OrderFailure.tsx';
import { OrderServiceSheet } from './OrderServiceSheet.tsx';
import { paymentMoment } from './paymentMoment.ts';
import { PaymentNotice, PaymentPageNotice } from './PaymentNotice.tsx';
import { useOrderEvents } from './useOrderEvents.ts';
import { usePaymentPage } from './usePaymentPage.ts';
import { useOrderServiceQuestion } from './OrderServiceQuestion.tsx';

/** The payment's status is also polled, in case the event stream is blocked (ms). */
const pollIntervalMs = 5000;

type OrderOverlayProps = OverlayProps<UrlOverlayPayloads['order']>;

/** `?order=<number>`: an order with its payment and sub-orders. The bank redirects here after payment. */
export default function OrderOverlay({ isOpen, onClose, payload: { orderId, payment: trouble } }: OrderOverlayProps) {
  const isGuest = useUser() === null;
  const { overlays } = useShell();
  const { data: order, error, refetch } = useOrder(orderId, isOpen && !isGuest);
  const [shown, setShown] = useState<OrderService | null>(null);
  const { onCancel, onHide, dialog } = useOrderServiceQuestion(() => setShown(null));
  useOrderEvents(isOpen && !isGuest);
  const isForBank = trouble === 'waiting' && order !== undefined && canPay(order.payment);
  const page = usePaymentPage(orderId, isOpen && isForBank);
  const isWaiting = isForBank && page.state !== 'settled';
  const close = () => {
    setShown(null);
    onClose();
  };
  const isPayable = order !== undefined && canPay(order.payment) && !isWaiting;
  const showPurchases = () => {
    close();
    overlays.open('purchases');
  };
  const waiting = error ? (
    <OrderFailure error={error} onRetry={() => void refetch()} onPurchases={showPurchases} />
  ) : (
    <Spinner size="l" />
  );
  return (
    <>
      <SidePanel
        isOpen={isOpen}
        onClose={close}
        title={`Заказ №\u00A0${orderId}`}
        foot={isPayable ? <PayLink order={order} /> : undefined}
      >
        {order ? (
          <div className={styles.parts}>
            {isWaiting ? (
              <PaymentPageNotice page={page} />
            ) : (
              <PaymentNotice
                order={order}
                trouble={trouble === 'waiting' || order.payment.status === 'AUTHORIZED' ? undefined : trouble}
              />
            )}
            {order.orderServices.map((part) => (
              <Fragment key={part.orderServiceId}>
                <OrderServiceCard
                  orderService={isPayable ? withoutPayLink(part) : part}
                  onShow={setShown}
                  onCancel={onCancel}
                  onHide={onHide}
                />
                <OrderMakingBlock orderService={part} onCancel={onCancel} />
              </Fragment>
            ))}
            {order.orderServices.length === 0 && (
              <EmptyMessage
                level={3}
                title="Заказ скрыт"
                text="Вы убрали его из своих покупок"
                actionHref={pagePath('/catalog')}
                actionLabel="Перейти в каталог"
              />
            )}
          </div>
        ) : (
          <div className={styles.waiting}>{isGuest ? <SignInFirst /> : waiting}</div>
        )}
      </SidePanel>
      <OrderServiceSheet
        shown={isOpen ? shown : null}
        onBack={() => setShown(null)}
        onClose={close}
        onCancel={onCancel}
        onHide={onHide}
      />
      {dialog}
    </>
  );
}

const useOrder = (orderId: number, isWanted: boolean) =>
  useQuery({
    ...orderQueries.one(useApi(), orderId),
    enabled: isWanted,
    refetchInterval: ({ state: { data } }) =>
      data && paymentMoment(data.payment.status) === 'waiting' ? pollIntervalMs : false,
  });

/** The panel has the one «Оплатить» for all parts. */
const withoutPayLink = (part: OrderService): OrderService => ({
  ...part,
  payment: { ...part.payment, paymentLink: null },
});

function PayLink({ order: { payment } }: { order: Order }) {
  return (
    <Button size="l" isFullWidth href={payment.paymentLink ?? ''} target="_blank">
      Оплатить
    </Button>
  );
}

/** Shown to a guest: only a customer's own orders are accessible. */
function SignInFirst() {
  const signIn = useSignIn();
  return <Button onClick={() => signIn()}>Войти, чтобы увидеть заказ</Button>;
}
