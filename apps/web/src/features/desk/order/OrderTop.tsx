import { dayIn } from '@vetka/domain/date';
import type { DeskOrder } from '@vetka/domain/desk';
import { CloseIcon, MaximizeIcon, PrinterIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { OrderHead } from '@vetka/ui/patterns/desk/OrderBlock';
import { useDesk } from '../DeskContext.ts';
import type { QueueLinks } from '../useQueueLinks.ts';
import { OrderMenu } from './OrderMenu.tsx';
import { slotWords } from './orderWords.ts';

interface OrderTopProps {
  order: DeskOrder;
  isWide: boolean;
  links: QueueLinks;
}

/** Number, status and slot, with printing, the page of the order, and rare actions. */
export function OrderTop({ order, isWide, links }: OrderTopProps) {
  const { place } = useDesk();
  return (
    <OrderHead order={order} note={slotWords(order, dayIn(place.timeZone))}>
      <IconButton label="Распечатать листок" icon={<PrinterIcon />} href={links.printHref(`ids=${order.id}`)} />
      {!isWide && <IconButton label="Открыть на всю ширину" icon={<MaximizeIcon />} href={links.orderHref(order)} />}
      <OrderMenu order={order} />
      {!isWide && <IconButton label="Закрыть заказ" icon={<CloseIcon />} onClick={links.close} />}
    </OrderHead>
  );
}
