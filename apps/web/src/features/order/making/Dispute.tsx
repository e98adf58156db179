import { unwrap } from '@vetka/api-client/client';
import { disputeAnswerHours, type OpenDispute } from '@vetka/domain/desk';
import { isUndelivered, type OrderService, type OrderStatusType } from '@vetka/domain/order';
import { plural } from '@vetka/domain/plural';
import { Button } from '@vetka/ui/Button';
import { DisputeForm } from '@vetka/ui/patterns/desk/DisputeForm';
import { useState } from 'react';
import { UnsavedQuestion } from '../../../shell/forms/UnsavedQuestion.tsx';
import { typedIsLost } from '../../../shell/forms/useDiscardQuestion.tsx';
import { useUploads } from '../../../shell/uploads/useUploads.ts';
import { useApi } from '../../../shell/useContext.ts';
import { useMakingAnswer } from './useMakingAnswer.ts';

const thanks = `Магазин ответит за ${plural(disputeAnswerHours, ['час', 'часа', 'часов'])}`;

interface OpenDisputeButtonProps {
  orderService: OrderService;
  status: OrderStatusType;
}

/** «Что-то не так?» after the delivery, or «Заказа всё нет?» when its time has passed. */
export function OpenDisputeButton({ orderService, status }: OpenDisputeButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isMissing = isUndelivered(status) && status !== 'READY_FOR_PICKUP';
  return (
    <>
      <Button variant={isUndelivered(status) ? 'solid' : 'tonal'} onClick={() => setIsOpen(true)}>
        {isMissing ? 'Заказа всё нет' : 'Что-то не так'}
      </Button>
      <DisputeQuestion
        orderService={orderService}
        isUndelivered={isUndelivered(status)}
        isMissing={isMissing}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}

interface DisputeQuestionProps {
  orderService: OrderService;
  isUndelivered: boolean;
  isMissing: boolean;
  isOpen: boolean;
  onClose: () => void;
}

function DisputeQuestion({ orderService, isOpen, onClose, ...about }: DisputeQuestionProps) {
  const { orderId: id, orderServiceId: serviceId } = orderService;
  const api = useApi();
  const uploads = useUploads();
  const { answer, isPending, error } = useMakingAnswer<OpenDispute>({
    orderService,
    send: (body) => unwrap(api.order.openDispute({ params: { id, serviceId }, body })),
    thanks: () => thanks,
    onDone: onClose,
  });
  const [isTyped, setIsTyped] = useState(false);
  return (
    <>
      {/* Events of the dialog reach its parents in React. What was typed stays when it is closed, not when one leaves. */}
      <div hidden onInput={() => setIsTyped(true)}>
        <DisputeForm
          {...about}
          isOpen={isOpen}
          onClose={onClose}
          number={serviceId}
          items={uploads.items}
          onFiles={uploads.add}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
          onSubmit={(words) => answer({ words, mediaFileIds: uploads.mediaFileIds() })}
          isLoading={isPending}
          error={error ?? uploads.refusal}
        />
      </div>
      <UnsavedQuestion isUnsaved={isTyped} text={typedIsLost} />
    </>
  );
}
