import { cheaperToday, type Product } from '@vetka/domain/catalog';
import { formatPrice } from '@vetka/domain/money';
import { pagePath } from '@vetka/domain/path';
import { formatNumber, plural } from '@vetka/domain/plural';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Badge } from '../../../components/Badge/index.ts';
import { CameraIcon } from '../../../components/Icon/icons/CameraIcon.ts';
import { HeartIcon } from '../../../components/Icon/icons/HeartIcon.ts';
import { StoreIcon } from '../../../components/Icon/icons/StoreIcon.ts';
import { TruckIcon } from '../../../components/Icon/icons/TruckIcon.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { Price } from '../../../components/Price/index.ts';
import { RatingStars } from '../../../components/RatingStars/index.ts';
import { formatRating } from '../../../components/RatingStars/star.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import { productPath, servicePath } from '../../paths.ts';
import { NotAccepting } from '../../NotAccepting.tsx';
import { SellerCard } from '../../service/SellerCard/index.ts';
import { deliveryNotes, type DeliveryNote } from './deliveryNotes.ts';
import * as styles from './BuyBox.css.ts';

export interface BuyBoxProps {
  product: Product;
  /** `BuyButtons`. Hidden on a phone, where `BuyBar` has them. */
  buttons: ReactNode;
  /** @default '/products/{slug}/reviews' */
  reviewsHref?: string | undefined;
  /** URL of another size of the product. @default '/products/{slug}' */
  hrefOfSize?: ((slug: string) => string) | undefined;
  /** @default the seller's delivery options */
  deliveries?: readonly DeliveryNote[] | undefined;
  /** @default '/{slug of the seller}' */
  sellerHref?: string | undefined;
  /** Beside the seller's name: following the shop. */
  sellerAction?: ReactNode;
  chatHref?: string | undefined;
  onChat?: (() => void) | undefined;
}

function Opinions({ product, reviewsHref }: { product: Product; reviewsHref: string }) {
  const { ratings, favoritesCount } = product;
  return (
    <div className={styles.opinions}>
      {ratings.reviewsCount > 0 && (
        <Anchor className={styles.rating} href={reviewsHref}>
          <RatingStars value={ratings.rating} />
          <b className={styles.ratingValue} aria-hidden="true">
            {formatRating(ratings.rating)}
          </b>
          <span className={styles.reviewsCount}>{plural(ratings.reviewsCount, ['отзыв', 'отзыва', 'отзывов'])}</span>
        </Anchor>
      )}
      {favoritesCount > 0 && (
        <span className={styles.favorites}>
          <HeartIcon size="s" />
          {formatNumber(favoritesCount)} в избранном
        </span>
      )}
    </div>
  );
}

function Sizes({ product, hrefOfSize }: { product: Product; hrefOfSize: (slug: string) => string }) {
  if (product.family.length < 2) return null;
  return (
    <nav className={styles.sizes} aria-label="Размер">
      <p className={styles.sizesTitle}>Размер</p>
      <div className={styles.sizeGrid}>
        {product.family.map(({ id, slug, label, price, isAvailable }) => (
          <Anchor
            key={id}
            className={styles.size}
            href={hrefOfSize(slug)}
            {...(id === product.id && { 'aria-current': 'true' as const })}
            {...(!isAvailable && { 'data-absent': '' })}
          >
            <b className={styles.sizeName}>{label}</b>
            <span>{isAvailable ? formatPrice(price) : 'Нет в наличии'}</span>
          </Anchor>
        ))}
      </div>
    </nav>
  );
}

const noteIcons: Record<DeliveryNote['kind'], { colorIndex: number; icon: ReactNode }> = {
  delivery: { colorIndex: 0, icon: <TruckIcon /> },
  pickup: { colorIndex: 1, icon: <StoreIcon /> },
  photo: { colorIndex: 2, icon: <CameraIcon /> },
};

function Delivery({ notes }: { notes: readonly DeliveryNote[] }) {
  if (notes.length === 0) return null;
  return (
    <ul className={styles.delivery} aria-label="Как получить">
      {notes.map(({ id, kind, title, text }) => (
        <li key={id} className={styles.note}>
          <Avatar name={title} colorIndex={noteIcons[kind].colorIndex} icon={noteIcons[kind].icon} />
          <div className={styles.noteWords}>
            <p className={styles.noteTitle}>{title}</p>
            {text && <p className={styles.noteText}>{text}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}

type Priced = Pick<Product, 'price' | 'oldPrice' | 'badge' | 'promotion'>;

function Gain({ price, oldPrice, badge, promotion }: Priced) {
  const gain = (oldPrice ?? 0) - price;
  if (gain <= 0) return null;
  if (badge === cheaperToday) return <Badge tone="honey">{`сегодня дешевле на\u00A0${formatPrice(gain)}`}</Badge>;
  return <Badge tone="peony">{`${promotion ? `«${promotion}»: ` : ''}выгода ${formatPrice(gain)}`}</Badge>;
}

function PriceLine(product: Priced) {
  return (
    <div className={styles.price}>
      <VisuallyHidden>Цена </VisuallyHidden>
      <Price size="l" value={product.price} oldValue={product.oldPrice} />
      <Gain {...product} />
    </div>
  );
}

/** Everything beside the pictures: name, ratings, price, sizes, buttons, delivery, seller. */
export function BuyBox({
  product,
  buttons,
  reviewsHref = pagePath('/products/$product/reviews', { product: product.slug }),
  hrefOfSize = productPath,
  deliveries = deliveryNotes(product),
  sellerHref = servicePath(product.seller.slug),
  sellerAction,
  chatHref,
  onChat,
}: BuyBoxProps) {
  return (
    <div className={styles.box}>
      <h1 className={styles.title}>{product.title}</h1>
      <Opinions product={product} reviewsHref={reviewsHref} />
      <PriceLine {...product} />
      <Sizes product={product} hrefOfSize={hrefOfSize} />
      {!product.seller.isAcceptingOrders && (
        <div className={styles.closed}>
          <NotAccepting>Положите товар в корзину и оформите, когда магазин откроет приём.</NotAccepting>
        </div>
      )}
      <div className={styles.buttonsPlace}>{buttons}</div>
      <Delivery notes={deliveries} />
      <div className={styles.seller}>
        <SellerCard
          seller={product.seller}
          href={sellerHref}
          action={sellerAction}
          chatHref={chatHref}
          onChat={onChat}
        />
      </div>
    </div>
  );
}
