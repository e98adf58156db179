import type { ProductCard as Product } from '@vetka/domain/catalog';
import { ProductGrid } from '@vetka/ui/patterns/catalog/ProductGrid';
import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useCartProcess } from '../../shell/cart/useCart.ts';
import { whenIdle } from '../../shell/whenIdle.ts';
import { Awaiting } from './Awaiting.tsx';
import { CatalogCard } from './CatalogCard.tsx';
import { cardsOf, stepTowards, withoutPiece, type Card } from './leavingCards.ts';
import { afterPaint } from './afterPaint.ts';
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
export function ProductList({ products, name, isPending = false, priority = 0, ...look }: ProductListProps) {
  useCartCode();
  const shown = useShown(products, name);
  const { cards, isThere } = useCards(shown);
  return (
    <Awaiting isLoading={isPending || shown !== products || !isThere}>
      <Grid {...look} cards={cards} priority={priority} />
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

interface GridProps extends Pick<ProductListProps, 'columns' | 'level' | 'onUnfavorite'> {
  cards: readonly Card[];
  priority: number;
}

const Grid = memo(function Grid({ cards, columns = 'page', priority, level = 3, onUnfavorite }: GridProps) {
  const eager = new Set(cards.filter(({ hasLeft }) => !hasLeft).slice(0, priority));
  return (
    <div className={farCards[columns]}>
      <ProductGrid columns={columns} hasLeft={(index) => cards[index]?.hasLeft ?? false}>
        {cards.map((card) => (
          <CatalogCard
            key={card.product.id}
            product={card.product}
            isPriority={eager.has(card)}
            level={level}
            onUnfavorite={onUnfavorite}
          />
        ))}
      </ProductGrid>
    </div>
  );
});

/** The cards of products. Those that leave are hidden, and removed some at a time. */
function useCards(products: readonly Product[]) {
  const [state, setState] = useState(() => ({ products, cards: cardsOf(products), isThere: true }));
  if (state.products !== products) setState({ products, ...stepTowards(products, state.cards) });
  const { cards, isThere } = state;
  useEffect(
    function hideAndRemove() {
      if (!isThere) return afterPaint(() => setState((now) => ({ ...now, ...stepTowards(now.products, now.cards) })));
      if (!cards.some(({ hasLeft }) => hasLeft)) return;
      return whenIdle(() => setState((now) => ({ ...now, cards: withoutPiece(now.cards) })));
    },
    [cards, isThere],
  );
  return state;
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
