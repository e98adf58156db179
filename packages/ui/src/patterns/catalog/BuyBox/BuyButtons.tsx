import type { Product } from '@vetka/domain/catalog';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { BagIcon } from '../../../components/Icon/icons/BagIcon.ts';
import { Price } from '../../../components/Price/index.ts';
import { useKeptFocus } from '../../../internal/useKeptFocus.ts';
import { bottomBar, bottomBarRoom } from '../../bottomBar.css.ts';
import { FavoriteButton } from '../FavoriteButton/index.ts';
import * as styles from './BuyBox.css.ts';

type BoughtProduct = Pick<Product, 'title' | 'price' | 'oldPrice' | 'isAvailable' | 'isFavorite'>;

export interface BuyBarProps {
  product: BoughtProduct;
  onAdd: () => void;
  onAddIntent?: (() => void) | undefined;
  onFavorite?: (() => void) | undefined;
  isAdding?: boolean | undefined;
  /** Takes the place of «В корзину» without changing the height: the stepper. */
  addSlot?: ReactNode;
}

export interface BuyButtonsProps extends BuyBarProps {
  onBuyNow: () => void;
  isBuying?: boolean | undefined;
}

function AddButton({ product, onAdd, onAddIntent, isAdding, addSlot, size }: BuyBarProps & { size: 'm' | 'l' }) {
  if (addSlot != null) return addSlot;
  if (!product.isAvailable) return <span className={styles.absent}>Нет в наличии</span>;
  return (
    <Button
      size={size}
      isFullWidth
      {...(size === 'l' && { icon: <BagIcon /> })}
      isLoading={isAdding}
      loadingText="Добавляем"
      onClick={onAdd}
      onPointerEnter={onAddIntent}
      onFocus={onAddIntent}
    >
      В корзину
    </Button>
  );
}

/** «В корзину», «Купить сейчас» and the heart of a wide product page. */
export function BuyButtons({ onBuyNow, isBuying, ...props }: BuyButtonsProps) {
  const { product, onAddIntent, onFavorite } = props;
  return (
    <div className={styles.buttons}>
      <div className={styles.slot} {...useKeptFocus<HTMLDivElement>()}>
        <AddButton {...props} size="l" />
      </div>
      <div className={styles.buyNow}>
        <Button
          variant="tonal"
          size="l"
          isDisabled={!product.isAvailable}
          isLoading={isBuying}
          loadingText="Оформляем"
          onClick={onBuyNow}
          onPointerEnter={onAddIntent}
          onFocus={onAddIntent}
        >
          Купить сейчас
        </Button>
      </div>
      <FavoriteButton place="page" isFavorite={product.isFavorite} onToggle={onFavorite} />
    </div>
  );
}

/** The bar at the bottom of a phone's product page, in place of the site's sections. */
export function BuyBar(props: BuyBarProps) {
  const { product, onFavorite } = props;
  return (
    <>
      <div className={bottomBarRoom} />
      <div className={bottomBar} role="group" aria-label="Покупка">
        <div className={styles.barPrice}>
          <Price value={product.price} oldValue={product.oldPrice} />
        </div>
        <FavoriteButton place="bar" isFavorite={product.isFavorite} onToggle={onFavorite} />
        <div className={styles.barSlot} {...useKeptFocus<HTMLDivElement>()}>
          <AddButton {...props} size="m" />
        </div>
      </div>
    </>
  );
}
