import { unwrap } from '@vetka/api-client/client';
import type { DeskOrder, DeskRefund } from '@vetka/domain/desk';
import { Button } from '@vetka/ui/Button';
import { RefundForm } from '@vetka/ui/patterns/desk/RefundForm';
import { useState } from 'react';
import { v4 } from 'uuid';
import { DiscardGuard } from '../../../shell/forms/DiscardGuard.tsx';
import { refundErrors } from './refundErrors.ts';
import { useDeskAnswer } from './useDeskAnswer.ts';

const noLines: Pick<DeskRefund, 'lines'> = { lines: [] };

interface RefundProps {
  order: DeskOrder;
  onClose: () => void;
}

/** Refunds a part of the money by line. One form refunds once, however often it is sent. */
export function Refund({ order, onClose }: RefundProps) {
  const [refundId] = useState(() => v4());
  const [sent, setSent] = useState(noLines);
  const answer = useDeskAnswer<DeskRefund>({
    order,
    send: (api, params, body) => unwrap(api.desk.refund({ params, body })),
    doneText: 'Возвращаем деньги, покупатель увидит причину',
    onDone: onClose,
  });
  const errors = refundErrors(answer.fieldErrors, sent);
  return (
    <DiscardGuard onClose={onClose}>
      {(close) => (
        <RefundForm
          isOpen
          onClose={close}
          order={order}
          onSubmit={(refund) => {
            setSent(refund);
            answer.submit({ ...refund, refundId });
          }}
          isLoading={answer.isPending}
          error={answer.message ?? errors.rest}
          lineErrors={errors.lines}
        />
      )}
    </DiscardGuard>
  );
}

/** «Вернуть часть» beside the money. */
export function RefundButton({ order }: { order: DeskOrder }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="s" variant="plain" onClick={() => setIsOpen(true)}>
        Вернуть часть
      </Button>
      {isOpen && <Refund order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}
