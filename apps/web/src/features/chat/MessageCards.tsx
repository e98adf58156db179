import { isOnlyLinks, type ChatOrder } from '@vetka/domain/chat';
import type { SuggestedProduct } from '@vetka/domain/search';
import { Image } from '@vetka/ui/Image';
import { Anchor } from '@vetka/ui/Link';
import { Price } from '@vetka/ui/Price';
import type { MessageCards as Cards, ThreadMessage } from '@vetka/ui/patterns/chat/ChatThread';
import { StatusChip } from '@vetka/ui/patterns/order/StatusChip';
import type { ReactNode } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import * as styles from './MessageCards.css.ts';

/**
 * Products and orders linked in a message. They replace a text that consists only of these links.
 * @param userId the reader: an order leads its customer to the purchases, and the shop to its desk
 */
export function cardsFor(userId: number) {
  return (message: ThreadMessage): Cards | undefined => {
    const { products, orders } = message;
    if (products.length + orders.length === 0) return undefined;
    const content = (
      <>
        {products.map((product) => (
          <ProductCard key={`product-${product.id}`} product={product} />
        ))}
        {orders.map((order) => (
          <OrderCard key={`order-${order.orderServiceId}`} order={order} href={orderHref(order, userId)} />
        ))}
      </>
    );
    return { content, replacesText: isOnlyLinks(message) };
  };
}

function orderHref({ orderId, orderServiceId, customerId, serviceSlug }: ChatOrder, userId: number): string {
  if (customerId === userId) return `${pagePath('/my')}?order=${orderId}`;
  return pagePath('/my/shop/$service/orders/$id', { service: serviceSlug, id: orderServiceId });
}

interface CardProps {
  href: string;
  src: string | undefined;
  title: string;
  children: ReactNode;
}

const Card = ({ href, src, title, children }: CardProps) => (
  <Anchor className={styles.card} href={href}>
    <span className={styles.picture}>
      <Image src={src} alt="" ratio="1 / 1" corner="s" width={56} />
    </span>
    <span className={styles.words}>
      <strong>{title}</strong>
      {children}
    </span>
  </Anchor>
);

const ProductCard = ({
  product: { slug, title, image, price, oldPrice, isAvailable },
}: {
  product: SuggestedProduct;
}) => (
  <Card href={pagePath('/products/$product', { product: slug })} src={image?.url} title={title}>
    {isAvailable ? <Price value={price} oldValue={oldPrice} size="s" /> : <span>Нет в наличии</span>}
  </Card>
);

const OrderCard = ({ order: { orderServiceId, status, total, image }, href }: { order: ChatOrder; href: string }) => (
  <Card href={href} src={image?.url} title={`Заказ №\u00A0${orderServiceId}`}>
    <Price value={total} size="s" />
    <span>
      <StatusChip name={status.name} bgColor={status.bgColor} />
    </span>
  </Card>
);
