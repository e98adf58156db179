import { stepLabels, type DeskOrder } from '@vetka/domain/desk';
import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { MoreIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { useState } from 'react';
import { useDesk } from '../DeskContext.ts';
import { Refund } from '../money/Refund.tsx';
import { Substitution } from '../money/Substitution.tsx';

type Form = 'refund' | 'substitution';

/** Rare actions on an order: a substitution, a partial refund, a refusal. */
export function OrderMenu({ order }: { order: DeskOrder }) {
  const desk = useDesk();
  const [form, setForm] = useState<Form>();
  const close = () => setForm(undefined);
  const refusals = order.steps.filter((step) => step === 'DECLINE' || step === 'CANCEL');
  const items = [
    ...(order.maySubstitute
      ? [{ id: 'substitution', label: 'Предложить замену', onSelect: () => setForm('substitution') }]
      : []),
    ...(order.mayRefund ? [{ id: 'refund', label: 'Вернуть часть денег', onSelect: () => setForm('refund') }] : []),
    ...refusals.map((step) => ({
      id: step,
      label: stepLabels[step],
      tone: 'danger' as const,
      onSelect: () => desk.take(order, step),
    })),
  ];
  if (items.length === 0) return null;
  return (
    <>
      <DropdownMenu label="Ещё с заказом" items={items} trigger={<IconButton label="Ещё" icon={<MoreIcon />} />} />
      {form === 'refund' && <Refund order={order} onClose={close} />}
      {form === 'substitution' && <Substitution order={order} onClose={close} />}
    </>
  );
}
