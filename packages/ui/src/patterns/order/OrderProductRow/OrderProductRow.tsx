import { formatPrice } from '@vetka/domain/money';
import type { OrderProduct } from '@vetka/domain/order';
import { Image } from '../../../components/Image/index.ts';
import { Link } from '../../../components/Link/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { productPath } from '../../paths.ts';
import * as styles from './OrderProductRow.css.ts';

/** A product of an order: picture, title, whole-rouble price; a missing price shows zero. */
export function OrderProductRow({ product }: { product: OrderProduct }) {
  const { title, slug, quantity, price, mediaFile, promotion } = product;
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Image src={mediaFile?.url} alt="" width={48} corner="nested" />
      </span>
      <div className={styles.words}>
        <span className={styles.title}>
          {slug === null ? (
            title
          ) : (
            <Link tone="quiet" href={productPath(slug)}>
              {title}
            </Link>
          )}
          {quantity > 1 && (
            <Text as="span" size="small" tone="muted">
              {` × ${quantity}`}
            </Text>
          )}
        </span>
        {promotion && (
          <Text size="micro" tone="muted">
            Акция «{promotion}»
          </Text>
        )}
      </div>
      <span className={styles.price}>{formatPrice(price)}</span>
    </li>
  );
}
