import { formatDate } from '@vetka/domain/date';
import { deliveryTypeLabels } from '@vetka/domain/delivery';
import type { DeskOrder, DeskProduct } from '@vetka/domain/desk';
import { formatPhone } from '@vetka/domain/phone';
import { formatOrderAddress } from '@vetka/domain/place';
import type { ReactNode } from 'react';
import { placeOf, slotText } from '../rowTexts.ts';
import * as styles from './PrintSlip.css.ts';

export interface PrintSlipProps {
  order: DeskOrder;
  shopName: string;
  /** Who has made it. */
  madeBy?: string | undefined;
}

/** The papers of a print page: on the screen one below another, on paper one a page. */
export function PrintSheets({ children }: { children: ReactNode }) {
  return <div className={styles.sheets}>{children}</div>;
}

const compositionOf = ({ composition }: DeskProduct) =>
  composition.map(({ name, quantity }) => `${name} ${quantity}`).join(', ');

function Head({ order, shopName }: PrintSlipProps) {
  const day = order.deliveryDate === null ? '' : formatDate(order.deliveryDate, 'EEE d MMMM');
  return (
    <div className={styles.head}>
      <div>
        <b className={styles.number}>{order.number}</b>
        <p className={styles.small}>
          {[day, slotText({ ...order, deliveryDate: null }, '')].filter(Boolean).join(', ')}
        </p>
      </div>
      <span className={styles.shop}>{shopName}</span>
    </div>
  );
}

function Where({ order }: Pick<PrintSlipProps, 'order'>) {
  const { address, recipient, isAnonymous } = order;
  const door = address === null ? '' : formatOrderAddress({ ...address, formatted: '', apartment: '' });
  return (
    <div className={styles.part}>
      <p>
        <b className={styles.address}>{placeOf(order)}</b>
        {door && <span className={styles.door}>{door}</span>}
      </p>
      <p>
        <b>{recipient.name}</b>
        {recipient.phone && `, ${formatPhone(recipient.phone)}`}
      </p>
      {isAnonymous && <p className={styles.box}>Анонимно: отправителя не называть</p>}
    </div>
  );
}

function What({ order: { products, comment } }: Pick<PrintSlipProps, 'order'>) {
  return (
    <div className={styles.part}>
      {products.map((product) => (
        <p key={product.orderProductId}>
          <b>{product.title}</b> × {product.quantity}
          {product.composition.length > 0 && <span className={styles.contents}>{compositionOf(product)}</span>}
        </p>
      ))}
      {comment && <p className={styles.box}>{comment}</p>}
    </div>
  );
}

/** The slip that travels with an order, A6. No price: the recipient sees it. */
export function PrintSlip(props: PrintSlipProps) {
  const { order, madeBy } = props;
  return (
    <section className={styles.slip} aria-label={`Листок к заказу № ${order.number}`}>
      <Head {...props} />
      <Where order={order} />
      <What order={order} />
      {order.cardText && (
        <div className={styles.part}>
          <p className={styles.hand}>{order.cardText}</p>
        </div>
      )}
      <div className={styles.foot}>
        <span>{order.courier ? `Курьер ${order.courier.name}` : deliveryTypeLabels[order.deliveryType]}</span>
        <span>{madeBy ? `Собрано: ${madeBy}` : 'Собрано: ______'}</span>
      </div>
    </section>
  );
}
