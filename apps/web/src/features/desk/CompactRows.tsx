import type { DeskOrderRow } from '@vetka/domain/desk';
import { Image } from '@vetka/ui/Image';
import { Anchor } from '@vetka/ui/Link';
import { StatusChip } from '@vetka/ui/patterns/order/StatusChip';
import { asTaken, useDesk } from './DeskContext.ts';
import * as styles from './desk.css.ts';
import type { QueueLinks } from './useQueueLinks.ts';

interface CompactRowsProps {
  orders: readonly DeskOrderRow[];
  openId: number | undefined;
  links: QueueLinks;
}

/** The queue beside an order that takes the width: picture, name, status and number. */
export function CompactRows({ orders, openId, links }: CompactRowsProps) {
  const desk = useDesk();
  return orders.map((row) => {
    const order = asTaken(desk, row);
    const isOpen = order.id === openId;
    return (
      <article key={order.id} className={styles.compact} data-open={isOpen ? '' : undefined}>
        <span className={styles.compactPicture}>
          <Image src={order.mediaFile?.url} alt="" width={48} corner="s" position="bouquet" />
        </span>
        <span className={styles.compactWords}>
          <Anchor
            className={styles.compactTitle}
            href={links.orderHref(order)}
            {...(isOpen && { 'aria-current': 'true' as const })}
          >
            {order.title}
          </Anchor>
          <span>
            <StatusChip name={order.status.name} bgColor={order.status.bgColor} />
          </span>
          <span className={styles.compactNumber}>№&nbsp;{order.number}</span>
        </span>
      </article>
    );
  });
}
