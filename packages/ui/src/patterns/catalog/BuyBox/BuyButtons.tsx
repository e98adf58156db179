import type { Product } from '@vetka/domain/catalog';
import type { ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { BagIcon } from '../../../components/Icon/icons/BagIcon.ts';
import { Price } from '../../../components/Price/index.ts';
import { useKeptFocus } from '../../../internal/useKeptFocus.ts';
import { useRootMark } from '../../../internal/rootMark.ts';
import { bottomBar, bottomBarMark, bottomBarRows } from '../../bottomBar.css.ts';
import { FavoriteButton } from '../FavoriteButton/index.ts';
import * as styles from './BuyBox.css.ts';

type BoughtProduct = Pick<Product, 'title' | 'price' | 'oldPrice' | 'isAvailable' | 'isFavorite'> & {
  seller?: Pick<Product['seller'], 'isAcceptingOrders'>;
};

/** The seller takes no orders now; «В корзину» stays, so that the product can be kept for later. */
const isClosed = ({ seller }: BoughtProduct) => seller?.isAcceptingOrders === false;

export interface BuyButtonsProps {
  product: BoughtProduct;
  /** «В корзину», or «В корзине» beside the stepper: pressing it for a product in the cart only opens the cart. */
  onAdd: () => void;
  /** Hover or focus of a button that adds: preload the cart. */
  onAddIntent?: (() => void) | undefined;
  onBuyNow: () => void;
  onFavorite?: (() => void) | undefined;
  isAdding?: boolean | undefined;
  isBuying?: boolean | undefined;
  /** The stepper of a product in the cart. Replaces «В корзину» with the same height. */
  addSlot?: ReactNode;
}

interface Sized {
  size: 's' | 'm' | 'l';
}

function AddButton({ product, onAdd, onAddIntent, isAdding, addSlot, size }: BuyButtonsProps & Sized) {
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

function BuyNowButton({ product, onBuyNow, onAddIntent, isBuying, size }: BuyButtonsProps & Sized) {
  return (
    <Button
      variant="tonal"
      size={size}
      isDisabled={!product.isAvailable || isClosed(product)}
      isLoading={isBuying}
      loadingText="Оформляем"
      onClick={onBuyNow}
      onPointerEnter={onAddIntent}
      onFocus={onAddIntent}
    >
      Купить сейчас
    </Button>
  );
}

/**
 * «В корзину», «Купить сейчас» and the favourite button of a wide product page; for a product in the cart also «В
 * корзине».
 */
export function BuyButtons(props: BuyButtonsProps) {
  const { product, onAdd, onFavorite, addSlot } = props;
  const isInCart = addSlot != null;
  return (
    <div className={styles.buttons} data-in-cart={isInCart ? '' : undefined}>
      <div className={styles.slot} {...useKeptFocus<HTMLDivElement>()}>
        <AddButton {...props} size="l" />
      </div>
      {isInCart && (
        <Button variant="outline" onClick={onAdd}>
          В корзине
        </Button>
      )}
      <div className={styles.buyNow}>
        <BuyNowButton {...props} size={isInCart ? 'm' : 'l'} />
      </div>
      <FavoriteButton place="page" isFavorite={product.isFavorite} onToggle={onFavorite} />
    </div>
  );
}

/**
 * The buy bar at the bottom of a product page on a phone, where other pages have the navigation. It covers 128 px, so the
 * page ends with 128 px of empty space.
 */
export function BuyBar(props: BuyButtonsProps) {
  const { product, onAdd, onFavorite, addSlot } = props;
  const isInCart = addSlot != null;
  const isSoldOut = !isInCart && !product.isAvailable;
  useRootMark(bottomBarMark);
  return (
    <div className={bottomBar} role="group" aria-label="Покупка">
      <div className={bottomBarRows}>
        <div className={styles.barTop}>
          <div className={styles.barPrice}>
            <Price value={product.price} oldValue={product.oldPrice} />
          </div>
          {isInCart && (
            <Button variant="plain" size="s" icon={<BagIcon />} onClick={onAdd}>
              В корзине
            </Button>
          )}
          <FavoriteButton place="bar" isFavorite={product.isFavorite} onToggle={onFavorite} />
        </div>
        <div className={styles.barButtons} data-absent={isSoldOut ? '' : undefined}>
          <div className={styles.barSlot} {...useKeptFocus<HTMLDivElement>()}>
            <AddButton {...props} size="m" />
          </div>
          {!isSoldOut && <BuyNowButton {...props} size="s" />}
        </div>
      </div>
    </div>
  );
}
