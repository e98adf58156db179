import { QueueForbidden } from '@vetka/ui/patterns/desk/QueueState';
import { writeHref } from '../../shell/chat/writing.ts';
import { useDesk } from './DeskContext.ts';
import { deskHome, seesOrders } from './deskSections.tsx';

/** Who has the right, how to ask for it, and the way to where this person may be. */
export function Forbidden({ text }: { text: string }) {
  const { place } = useDesk();
  return (
    <QueueForbidden
      role={place.role}
      text={text}
      askHref={writeHref({ participantType: 'USER', participantId: place.ownerId })}
      home={{ href: deskHome(place), label: seesOrders(place) ? 'К заказам' : 'К доставкам' }}
    />
  );
}
