import { canCancelOrderService, type OrderService } from '@vetka/domain/order';
import { canPay } from '@vetka/domain/payment';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { SidePanel } from '../../../components/SidePanel/index.ts';
import { Spinner } from '../../../components/Spinner/index.ts';
import { OrderDetails } from './OrderDetails.tsx';
import * as styles from './OrderDetails.css.ts';

export interface OrderDetailsPanelProps {
  isOpen: boolean;
  onClose: () => void;
  /** Goes back to «Мои покупки», if opened from there. */
  onBack?: (() => void) | undefined;
  /** Number for the title: known before the order is loaded. */
  orderServiceId: number;
  /** `undefined` while it is loading. */
  orderService?: OrderService | undefined;
  /** Above the details: what happens to the order now. */
  now?: ReactNode;
  /** Below the details: the seller's requisites. */
  below?: ReactNode;
  /** Replaces the details: why they could not be loaded. */
  failure?: ReactNode;
  /** Without them the buttons are left out. */
  onCancel?: ((orderService: OrderService) => void) | undefined;
  onHide?: ((orderService: OrderService) => void) | undefined;
}

function Foot({
  orderService,
  onCancel,
  onHide,
}: { orderService: OrderService } & Pick<OrderDetailsPanelProps, 'onCancel' | 'onHide'>) {
  const { payment } = orderService;
  return (
    <div className={styles.buttons}>
      {canPay(payment) && (
        <Button href={payment.paymentLink ?? ''} target="_blank">
          Оплатить
        </Button>
      )}
      {onCancel && canCancelOrderService(orderService) && (
        <Button variant="dangerTonal" onClick={() => onCancel(orderService)}>
          Отменить
        </Button>
      )}
      {onHide && (
        <Button variant="plain" onClick={() => onHide(orderService)}>
          Скрыть
        </Button>
      )}
    </div>
  );
}

/** The side panel «Заказ № …». */
export function OrderDetailsPanel(props: OrderDetailsPanelProps) {
  const { isOpen, onClose, onBack, orderServiceId, orderService, now, below, failure, onCancel, onHide } = props;
  const foot = orderService && <Foot orderService={orderService} onCancel={onCancel} onHide={onHide} />;
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      {...(onBack && { onBack })}
      title={`Заказ №\u00A0${orderServiceId}`}
      foot={foot}
    >
      {orderService ? (
        <div className={styles.parts}>
          {now}
          <OrderDetails orderService={orderService} />
          {below}
        </div>
      ) : (
        <div className={styles.waiting}>{failure ?? <Spinner size="l" />}</div>
      )}
    </SidePanel>
  );
}
