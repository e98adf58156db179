import { cheaperToday } from '@vetka/domain/catalog';
import { discountPercent } from '@vetka/domain/money';
import type { ReactNode } from 'react';
import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { DiscountBadge } from '../../../components/DiscountBadge/index.ts';
import { TruckIcon } from '../../../components/Icon/icons/TruckIcon.ts';
import { Image } from '../../../components/Image/index.ts';
import { Price } from '../../../components/Price/index.ts';
import { RatingMark } from '../../../components/RatingStars/index.ts';
import { classes } from '../../../internal/classes.ts';
import { useKeptFocus } from '../../../internal/useKeptFocus.ts';
import { MaybeAnchor } from '../../MaybeAnchor.tsx';
import { productPath } from '../../paths.ts';
import { FavoriteButton } from '../FavoriteButton/index.ts';
import * as styles from './ProductCard.css.ts';
import type { ProductCardView } from './ProductCardView.ts';

export interface ProductCardProps<Product extends ProductCardView = ProductCardView> {
  product: Product;
  /** @default '/products/{slug}', if the product has a slug */
  href?: string | undefined;
  /** The heart was pressed. Without it there is no button. */
  onFavorite?: ((product: Product) => void) | undefined;
  /** Replaces «В корзину» with the same height: the stepper of a product in the cart. */
  action?: ReactNode;
  onAdd?: ((product: Product) => void) | undefined;
  /** Hover or focus of the button: preload the cart. */
  onAddIntent?: (() => void) | undefined;
  isAdding?: boolean | undefined;
  /** Above the fold: loads the picture eagerly. */
  isPriority?: boolean | undefined;
  /** The picture's `sizes`. @default a grid of two, three and four columns */
  sizes?: string | undefined;
  /** Heading level of the title. @default 3 */
  level?: 2 | 3 | 4 | undefined;
}

const gridSizes = '(min-width: 1280px) 320px, (min-width: 768px) 31vw, 46vw';

/** At most one badge: «Сегодня дешевле», otherwise the discount, otherwise the product's label. */
function PictureBadge({ price, oldPrice = null, badge, id }: ProductCardView) {
  if (badge === cheaperToday) return <Badge tone="honey">{badge}</Badge>;
  if (discountPercent(price, oldPrice) > 0) return <DiscountBadge value={price} oldValue={oldPrice} />;
  return badge && <Badge colorIndex={badge === 'Хит' ? 3 : badge === 'Новинка' ? 4 : id}>{badge}</Badge>;
}

function CardAction<Product extends ProductCardView>(props: ProductCardProps<Product>) {
  const { product, action, onAdd, onAddIntent, isAdding } = props;
  if (action != null) return action;
  if (product.isAvailable === false) return <span className={styles.absent}>Нет в наличии</span>;
  if (onAdd === undefined) return null;
  return (
    <Button
      variant="tonal"
      size="s"
      isFullWidth
      isLoading={isAdding}
      loadingText="Добавляем"
      {...(!isAdding && { 'aria-label': `В корзину: ${product.title}` })}
      onClick={() => onAdd(product)}
      onPointerEnter={onAddIntent}
      onFocus={onAddIntent}
    >
      В корзину
    </Button>
  );
}

/** A product in a grid: picture, price, name, seller and delivery time. */
export function ProductCard<Product extends ProductCardView>(props: ProductCardProps<Product>) {
  const { product, sizes = gridSizes, isPriority = false, level = 3 } = props;
  const { title, slug, image, price, oldPrice, rating, reviewsCount = 0, service, deliveryText, isAvailable } = product;
  const href = props.href ?? (slug && productPath(slug));
  const Title = `h${level}` as const;
  return (
    <article className={styles.card} data-zoom-area="">
      <div className={styles.picture}>
        <span className={classes(isAvailable === false && styles.dimmed)}>
          <Image src={image?.url} alt={image?.alt ?? ''} sizes={sizes} isPriority={isPriority} hasZoom />
        </span>
        <span className={styles.badge}>
          <PictureBadge {...product} />
        </span>
      </div>
      <div className={styles.price}>
        <Price value={price} oldValue={oldPrice} />
      </div>
      <Title className={styles.title}>
        <MaybeAnchor className={styles.link} href={href}>
          {title}
        </MaybeAnchor>
      </Title>
      <p className={styles.seller}>
        {rating !== undefined && <RatingMark value={rating} count={reviewsCount} />}
        {reviewsCount > 0 && service && <span aria-hidden="true">·</span>}
        <span className={styles.clip}>{service?.name}</span>
      </p>
      {deliveryText && (
        <p className={styles.delivery}>
          <TruckIcon size="s" />
          <span className={styles.clip}>{deliveryText}</span>
        </p>
      )}
      {props.onFavorite && (
        <div className={styles.favorite}>
          <FavoriteButton isFavorite={product.isFavorite ?? false} onToggle={() => props.onFavorite?.(product)} />
        </div>
      )}
      <div className={styles.action} {...useKeptFocus<HTMLDivElement>()}>
        <CardAction {...props} />
      </div>
    </article>
  );
}
