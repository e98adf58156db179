import { stepLabels, type DeskOrder } from '@vetka/domain/desk';
import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { MoreIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { useDesk } from '../DeskContext.ts';

/** What is rarely done with an order: refusing it. */
export function OrderMenu({ order }: { order: DeskOrder }) {
  const desk = useDesk();
  const refusals = order.steps.filter((step) => step === 'DECLINE' || step === 'CANCEL');
  const items = refusals.map((step) => ({
    id: step,
    label: stepLabels[step],
    isDanger: true,
    onSelect: () => desk.take(order, step),
  }));
  if (items.length === 0) return null;
  return <DropdownMenu label="Ещё с заказом" items={items} trigger={<IconButton label="Ещё" icon={<MoreIcon />} />} />;
}
