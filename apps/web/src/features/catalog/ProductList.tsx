import type { ProductCard as Product } from '@vetka/domain/catalog';
import { ProductGrid } from '@vetka/ui/patterns/catalog/ProductGrid';
import { useEffect } from 'react';
import { useCartProcess } from '../../shell/cart/useCart.ts';
import { whenIdle } from '../../shell/whenIdle.ts';
import { CatalogCard } from './CatalogCard.tsx';
import { farCards } from './farCards.css.ts';
import { loadStepper } from './stepperCode.ts';

interface ProductListProps {
  products: readonly Product[];
  columns?: 'page' | 'beside';
  isPending?: boolean;
  /** How many images are in the first viewport and load eagerly. @default 0 */
  priority?: number;
  level?: 2 | 3;
  /** Called when the user has removed a product from the favourites. */
  onUnfavorite?: ((product: Product) => void) | undefined;
}

/** Products in a grid. */
export function ProductList({
  products,
  columns = 'page',
  isPending = false,
  priority = 0,
  level = 3,
  onUnfavorite,
}: ProductListProps) {
  useCartCode();
  return (
    <div className={farCards[columns]}>
      <ProductGrid columns={columns} isPending={isPending}>
        {products.map((product, index) => (
          <CatalogCard
            key={product.id}
            product={product}
            isPriority={index < priority}
            level={level}
            onUnfavorite={onUnfavorite}
          />
        ))}
      </ProductGrid>
    </div>
  );
}

/** Loads what «В корзину» needs while the page is idle: the first press would otherwise wait for it on a slow phone. */
function useCartCode(): void {
  const cart = useCartProcess();
  useEffect(
    function loadWhenIdle() {
      let cancel = whenIdle(() => {
        cart.preload();
        // In a task of its own.
        cancel = whenIdle(loadStepper);
      });
      return () => cancel();
    },
    [cart],
  );
}
