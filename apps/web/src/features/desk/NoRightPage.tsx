import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { QueueForbidden } from '@vetka/ui/patterns/desk/QueueState';
import { useDesk } from './DeskContext.ts';

/** A section that this person's role may not see, opened by its address. */
export default function NoRightPage() {
  const { place } = useDesk();
  return (
    <>
      <DeskHead title="Нет доступа" />
      <QueueForbidden role={place.role} />
    </>
  );
}
