import { unwrap } from '@vetka/api-client/client';
import type { OpenDispute, OrderMaking } from '@vetka/domain/desk';
import type { OrderService } from '@vetka/domain/order';
import { Button } from '@vetka/ui/Button';
import { DisputeView } from '@vetka/ui/patterns/desk/DisputeAnswer';
import { DisputeForm } from '@vetka/ui/patterns/desk/DisputeForm';
import { useState } from 'react';
import { useUploads } from '../../../shell/uploads/useUploads.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useMakingCall } from './useMakingCall.ts';

interface DisputeProps {
  making: OrderMaking;
  orderService: OrderService;
}

/** «Что-то не так»: opened within three days after the delivery, then what was claimed, answered and decided. */
export function Dispute({ making, orderService }: DisputeProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (making.dispute) return <DisputeView dispute={making.dispute} reader="customer" />;
  if (making.disputeUntil === null) return null;
  return (
    <>
      <Button variant="plain" onClick={() => setIsOpen(true)}>
        Что-то не так
      </Button>
      {isOpen && <Form orderService={orderService} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function Form({ orderService, onClose }: { orderService: OrderService; onClose: () => void }) {
  const api = useApi();
  const uploads = useUploads();
  const { orderId, orderServiceId } = orderService;
  const { send, ...state } = useMakingCall<OpenDispute>(
    orderService,
    'Магазин ответит за сутки',
    (body) => unwrap(api.order.openDispute({ params: { id: orderId, serviceId: orderServiceId }, body })),
    onClose,
  );
  return (
    <DisputeForm
      isOpen
      onClose={onClose}
      number={orderServiceId}
      items={uploads.items}
      onFiles={uploads.add}
      onRemove={uploads.remove}
      onRetry={uploads.retry}
      onSubmit={(words) => send({ words, mediaFileIds: uploads.mediaFileIds() })}
      {...state}
    />
  );
}
