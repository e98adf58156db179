import { unwrap } from '@vetka/api-client/client';
import type { DeskOrder, ProposeSubstitution } from '@vetka/domain/desk';
import { Button } from '@vetka/ui/Button';
import { SubstitutionForm } from '@vetka/ui/patterns/desk/SubstitutionForm';
import { useState, type ComponentProps } from 'react';
import { DiscardGuard } from '../../../shell/forms/DiscardGuard.tsx';
import { OptionPhoto } from './OptionPhoto.tsx';
import { useDeskAnswer } from './useDeskAnswer.ts';

interface SubstitutionProps {
  order: DeskOrder;
  onClose: () => void;
}

const photoField: NonNullable<ComponentProps<typeof SubstitutionForm>['photoField']> = (field) => (
  <OptionPhoto {...field} />
);

/** Asks the customer about a substitute, or records it when they agreed to anything similar. */
export function Substitution({ order, onClose }: SubstitutionProps) {
  const answer = useDeskAnswer<ProposeSubstitution>({
    order,
    send: (api, params, body) => unwrap(api.desk.substitute({ params, body })),
    doneText: order.substitution === 'ASK' ? 'Спросили покупателя, ждём ответа' : 'Замена записана',
    onDone: onClose,
  });
  return (
    <DiscardGuard onClose={onClose}>
      {(close) => (
        <SubstitutionForm
          isOpen
          onClose={close}
          order={order}
          onSubmit={answer.submit}
          isLoading={answer.isPending}
          error={answer.message}
          fieldErrors={answer.fieldErrors}
          photoField={photoField}
        />
      )}
    </DiscardGuard>
  );
}

/** «Предложить замену» below the customer's choice. */
export function SubstitutionButton({ order }: { order: DeskOrder }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="s" variant="tonal" onClick={() => setIsOpen(true)}>
        Предложить замену
      </Button>
      {isOpen && <Substitution order={order} onClose={() => setIsOpen(false)} />}
    </>
  );
}
