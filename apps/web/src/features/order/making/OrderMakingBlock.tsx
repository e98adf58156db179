import { useQuery } from '@tanstack/react-query';
import type { PaymentStatus } from '@vetka/domain/payment';
import type { OrderService } from '@vetka/domain/order';
import { OrderProgress } from '@vetka/ui/patterns/desk/OrderProgress';
import { useApi } from '../../../shell/useContext.ts';
import { orderQueries } from '../order.queries.ts';
import { Dispute } from './Dispute.tsx';
import { PhotoQuestion } from './PhotoQuestion.tsx';
import { Refunds } from './Refunds.tsx';
import { SubstitutionQuestion } from './SubstitutionQuestion.tsx';

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

/** What happens to a paid order now: deadlines, the photo, the courier's code, refunds. Nothing before the payment. */
export function OrderMakingBlock({ orderService }: { orderService: OrderService }) {
  const { orderId, orderServiceId, payment, services } = orderService;
  const [part] = services;
  const options = orderQueries.making(useApi(), orderId, orderServiceId);
  const { data: making } = useQuery({ ...options, enabled: !unpaid.includes(payment.status) });
  if (!making || !part) return null;
  const { orderStatus } = part;
  return (
    <>
      <OrderProgress status={orderStatus} order={orderService} making={making} />
      {making.openSubstitution && (
        <SubstitutionQuestion
          key={making.openSubstitution.id}
          substitution={making.openSubstitution}
          orderService={orderService}
        />
      )}
      {making.photo && (
        <PhotoQuestion key={making.photo.id} photo={making.photo} orderId={orderId} orderServiceId={orderServiceId} />
      )}
      <Refunds making={making} />
      <Dispute making={making} orderService={orderService} />
    </>
  );
}
