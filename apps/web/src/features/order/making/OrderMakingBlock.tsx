import { useQuery } from '@tanstack/react-query';
import type { OrderMaking } from '@vetka/domain/desk';
import type { PaymentStatus } from '@vetka/domain/payment';
import { isReceived, type OrderService, type OrderStatusType } from '@vetka/domain/order';
import { Button } from '@vetka/ui/Button';
import { OrderProgress } from '@vetka/ui/patterns/desk/OrderProgress';
import { DisputeView } from '@vetka/ui/patterns/desk/DisputeAnswer';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { useApi } from '../../../shell/useContext.ts';
import { orderQueries } from '../order.queries.ts';
import { AddressQuestion } from './AddressQuestion.tsx';
import { OpenDisputeButton } from './Dispute.tsx';
import { makingAction } from './makingActions.ts';
import { PhotoQuestion } from './PhotoQuestion.tsx';
import { Refunds } from './Refunds.tsx';
import { SubstitutionQuestion } from './SubstitutionQuestion.tsx';
import { useWaiting } from './useWaiting.ts';
import { useMinute } from '../../../shell/useMinute.ts';

const unpaid: readonly PaymentStatus[] = [
  'NEW',
  'CREATED',
  'ACTIVE',
  'AUTHORIZED',
  'EXPIRED',
  'AUTH_FAIL',
  'REJECTED',
  'CANCELED',
];

interface OrderMakingBlockProps {
  orderService: OrderService;
  onCancel: (orderService: OrderService) => void;
}

/**
 * The progress of a paid order: deadlines, questions of the shop, the courier's code, the dispute, refunds. Nothing
 * before the payment.
 */
export function OrderMakingBlock({ orderService, onCancel }: OrderMakingBlockProps) {
  const { orderId, orderServiceId, payment, services } = orderService;
  const [part] = services;
  const options = orderQueries.making(useApi(), orderId, orderServiceId);
  const { data: making } = useQuery({ ...options, enabled: !unpaid.includes(payment.status) });
  const [isWaiting, wait] = useWaiting(orderServiceId);
  if (!making || !part) return null;
  const { orderStatus } = part;
  return (
    <>
      <OrderProgress
        status={orderStatus}
        order={orderService}
        making={making}
        timeZone={making.timeZone}
        isLoading={isWaiting}
      >
        <Action
          orderService={orderService}
          status={orderStatus.type}
          making={making}
          onCancel={onCancel}
          onWait={isWaiting ? undefined : wait}
        />
      </OrderProgress>
      {making.addressRequest && <AddressQuestion orderService={orderService} request={making.addressRequest} />}
      {making.openSubstitution && (
        <SubstitutionQuestion
          key={making.openSubstitution.id}
          orderService={orderService}
          making={making}
          substitution={making.openSubstitution}
        />
      )}
      {making.photo && (
        <PhotoQuestion
          key={making.photo.id}
          photo={making.photo}
          timeZone={making.timeZone}
          orderId={orderId}
          orderServiceId={orderServiceId}
        />
      )}
      {making.dispute && <DisputeView dispute={making.dispute} reader="customer" timeZone={making.timeZone} />}
      <Refunds making={making} />
      {isReceived(orderStatus.type) && making.cancelsAt === null && <ReviewLink orderService={orderService} />}
    </>
  );
}

/** Leads to the products and the shop of the order that are not reviewed yet. */
function ReviewLink({ orderService: { service } }: { orderService: OrderService }) {
  return (
    <Button variant="tonal" href={`${pagePath('/my/reviews')}#service-${service.id}`}>
      Оценить покупку и магазин
    </Button>
  );
}

interface ActionProps extends OrderMakingBlockProps {
  status: OrderStatusType;
  making: OrderMaking;
  /** Undefined once the customer has chosen to wait. */
  onWait: (() => void) | undefined;
}

function Action({ orderService, status, making, onCancel, onWait }: ActionProps) {
  const action = makingAction(status, making, useMinute());
  if (action === 'openDispute') return <OpenDisputeButton orderService={orderService} status={status} />;
  if (action === null) return null;
  return (
    <>
      {onWait && <Button onClick={onWait}>Подождать</Button>}
      <Button variant={onWait ? 'dangerTonal' : 'plain'} onClick={() => onCancel(orderService)}>
        Отменить и вернуть деньги
      </Button>
    </>
  );
}
