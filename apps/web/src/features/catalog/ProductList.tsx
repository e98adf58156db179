import type { ProductCard as Product } from '@vetka/domain/catalog';
import { ProductGrid } from '@vetka/ui/patterns/catalog/ProductGrid';
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useCartProcess } from '../../shell/cart/useCart.ts';
import { whenIdle } from '../../shell/whenIdle.ts';
import { Awaiting } from './Awaiting.tsx';
import { CatalogCard } from './CatalogCard.tsx';
import { farCards } from './farCards.css.ts';
import { loadStepper } from './stepperCode.ts';

interface ProductListProps {
  products: readonly Product[];
  /** Identifies the list: the cards of another one are rendered in pieces, while the current ones stay. */
  name?: string;
  columns?: 'page' | 'beside';
  isPending?: boolean;
  /** How many images are in the first viewport and load eagerly. @default 0 */
  priority?: number;
  level?: 2 | 3;
  /** Called when the user has removed a product from the favourites. */
  onUnfavorite?: ((product: Product) => void) | undefined;
}

/** Products in a grid. */
export function ProductList({ products, name, isPending = false, ...look }: ProductListProps) {
  useCartCode();
  const shown = useShown(products, name);
  return (
    <Awaiting isLoading={isPending || shown !== products}>
      <Grid {...look} products={shown} />
    </Awaiting>
  );
}

/**
 * The cards of another list appear when all are rendered, which React does in pieces: rendered at once, hundreds of
 * cards would delay taps and scrolling. Additions to a list, and changes in it, appear at once.
 */
function useShown(products: readonly Product[], name: string | undefined): readonly Product[] {
  const list = useMemo(() => ({ products, name }), [products, name]);
  const deferred = useDeferredValue(list);
  return deferred.name === name ? products : deferred.products;
}

const Grid = memo(function Grid({
  products,
  columns = 'page',
  priority = 0,
  level = 3,
  onUnfavorite,
}: Omit<ProductListProps, 'name' | 'isPending'>) {
  const leaving = useLeaving(products);
  return (
    <div className={farCards[columns]}>
      <ProductGrid columns={columns} leavingFrom={products.length}>
        {[...products, ...leaving].map((product, index) => (
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
});

/** How many cards are removed at once. To remove 270 takes a slow phone a quarter of a second. */
const piece = 8;
const none: readonly Product[] = [];

/** Products of the previous list that are not in this one. Their cards are hidden, and removed some at a time. */
function useLeaving(products: readonly Product[]): readonly Product[] {
  const [state, setState] = useState({ products, leaving: none });
  if (state.products !== products) setState({ products, leaving: leftBy(products, state) });
  const { leaving } = state;
  useEffect(
    function removePiece() {
      if (leaving.length === 0) return;
      return whenIdle(() => setState((current) => ({ ...current, leaving: current.leaving.slice(piece) })));
    },
    [leaving],
  );
  return leaving;
}

function leftBy(products: readonly Product[], before: { products: readonly Product[]; leaving: readonly Product[] }) {
  const stay = new Set(products.map(({ id }) => id));
  const left = [...before.products, ...before.leaving].filter(({ id }) => !stay.has(id));
  return left.length > piece ? left : none;
}

/** Loads the code of «В корзину» while the page is idle, so that the first press does not wait for it. */
function useCartCode(): void {
  const cart = useCartProcess();
  useEffect(
    function loadWhenIdle() {
      let cancel = whenIdle(() => {
        cart.preload();
        // In a separate task.
        cancel = whenIdle(loadStepper);
      });
      return () => cancel();
    },
    [cart],
  );
}
