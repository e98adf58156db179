import type { Order } from '@vetka/domain/order';
import { pagePath } from '@vetka/domain/path';
import type { ReactNode } from 'react';
import { EmptyMessage } from '../../../components/EmptyMessage/index.ts';
import { SidePanel } from '../../../components/SidePanel/index.ts';
import { Spinner } from '../../../components/Spinner/index.ts';
import { OrderCard } from '../OrderCard/index.ts';
import type { OrderHandlers } from '../OrderServiceCard/index.ts';
import * as styles from './PurchasesPanel.css.ts';

export interface PurchasesPanelProps extends OrderHandlers {
  isOpen: boolean;
  onClose: () => void;
  /** Goes back to the cart, if opened from there. */
  onBack?: (() => void) | undefined;
  /** Newest first, as many as are loaded. */
  orders: readonly Order[];
  /** The first page is loading. */
  isLoading?: boolean | undefined;
  /** `LoadMore` below the orders, when there are more. */
  more?: ReactNode;
  /** Replaces the list: why it could not be loaded, with a retry. */
  failure?: ReactNode;
  /** @default '/catalog' */
  catalogHref?: string | undefined;
}

function NoPurchases({ catalogHref }: { catalogHref: string }) {
  return (
    <EmptyMessage hasVase level={3} title="Покупок пока нет" actionHref={catalogHref} actionLabel="Перейти в каталог" />
  );
}

type OrdersProps = Omit<PurchasesPanelProps, 'isOpen' | 'onClose' | 'onBack' | 'isLoading' | 'failure' | 'catalogHref'>;

function Orders({ orders, more, ...handlers }: OrdersProps) {
  return (
    <div className={styles.orders}>
      {orders.map((order) => (
        <OrderCard key={order.orderId} order={order} {...handlers} />
      ))}
      {more}
    </div>
  );
}

/** «Мои покупки»: the customer's orders. */
export function PurchasesPanel(props: PurchasesPanelProps) {
  const { isOpen, onClose, onBack, isLoading = false, failure, catalogHref = pagePath('/catalog'), ...list } = props;
  const placeholder = isLoading ? (
    <Spinner size="l" />
  ) : (
    (failure ?? (list.orders.length === 0 && <NoPurchases catalogHref={catalogHref} />))
  );
  return (
    <SidePanel isOpen={isOpen} onClose={onClose} {...(onBack && { onBack })} title="Мои покупки">
      {placeholder ? <div className={styles.centre}>{placeholder}</div> : <Orders {...list} />}
    </SidePanel>
  );
}
