import type { ProductCard as Product } from '@vetka/domain/catalog';
import { ProductCard } from '@vetka/ui/patterns/catalog/ProductCard';
import { InCartStepper } from '../../shell/cart/InCartStepper.tsx';
import { loadStepper } from '../../shell/cart/stepperCode.ts';
import { addedProduct, useCartActivity, useCartItem, useCartProcess } from '../../shell/cart/useCart.ts';
import { useFavorite } from './favorites.ts';

interface CatalogCardProps {
  product: Product;
  isPriority?: boolean;
  level?: 2 | 3;
}

/** A product card with a favourite button and an add-to-cart button. */
export function CatalogCard({ product, isPriority, level = 3 }: CatalogCardProps) {
  const cart = useCartProcess();
  const { busyProductId, isAdding } = useCartActivity();
  const item = useCartItem(product.id);
  const { isFavorite, toggle } = useFavorite(product);
  return (
    <ProductCard
      product={{ ...product, isFavorite }}
      isPriority={isPriority}
      level={level}
      onFavorite={toggle}
      onAdd={() => cart.add(addedProduct(product))}
      onAddIntent={() => {
        cart.warmUp();
        loadStepper();
      }}
      isAdding={isAdding && busyProductId === product.id}
      action={item && <InCartStepper item={item} />}
    />
  );
}
