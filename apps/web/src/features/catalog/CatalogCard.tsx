import type { ProductCard as Product } from '@vetka/domain/catalog';
import { ProductCard } from '@vetka/ui/patterns/catalog/ProductCard';
import { addedProduct, useCartItem, useCartProcess } from '../../shell/cart/useCart.ts';
import { memo } from 'react';
import { useFavoriteMark } from '../../shell/marks/useFavoriteMark.ts';
import { InCartStepper } from './InCartStepper.tsx';
import { loadStepper } from './stepperCode.ts';
import { useIsAdding } from './useCartActivity.ts';

interface CatalogCardProps {
  product: Product;
  isPriority?: boolean;
  level?: 2 | 3;
  /** Called when the user has removed the product from the favourites. */
  onUnfavorite?: ((product: Product) => void) | undefined;
}

/**
 * A product card with a favourite button and an add-to-cart button. A list of 294 cards renders only those that
 * changed.
 */
export const CatalogCard = memo(function CatalogCard({
  product,
  isPriority,
  level = 3,
  onUnfavorite,
}: CatalogCardProps) {
  const cart = useCartProcess();
  const item = useCartItem(product.id);
  const { isFavorite, onToggle } = useFavoriteMark('catalog', product);
  const changeFavorite = () => {
    onToggle(isFavorite ? 'DOWN' : 'UP');
    if (isFavorite) onUnfavorite?.(product);
  };
  return (
    <ProductCard
      product={{ ...product, isFavorite }}
      isPriority={isPriority}
      level={level}
      onFavorite={changeFavorite}
      onAdd={() => cart.add(addedProduct(product))}
      onAddIntent={() => {
        cart.preload();
        loadStepper();
      }}
      isAdding={useIsAdding(product.id)}
      action={item && <InCartStepper item={item} />}
    />
  );
});
