import { pagePath } from '@vetka/domain/path';
import { Button } from '../../../components/Button/index.ts';
import { EmptyMessage } from '../../../components/EmptyMessage/index.ts';
import { ReceiptIcon } from '../../../components/Icon/icons/ReceiptIcon.ts';
import { SidePanel } from '../../../components/SidePanel/index.ts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/index.ts';
import type { CartHandlers } from '../cartHandlers.ts';
import { CartSummary } from '../CartSummary/index.ts';
import type { CartLineView, CartView } from '../cartView.ts';
import { SubCartBlock } from '../SubCartBlock/index.ts';
import * as styles from './CartPanel.css.ts';

export interface CartPanelProps<Line extends CartLineView = CartLineView> extends CartHandlers<Line> {
  isOpen: boolean;
  onClose: () => void;
  cart: CartView<Line>;
  /** The cart is loading. */
  isLoading?: boolean | undefined;
  /** A change is being saved. */
  isChanging?: boolean | undefined;
  /** Opens «Мои покупки» over this panel. Without it there is no button. */
  onPurchases?: (() => void) | undefined;
  /** @default '/checkout' */
  checkoutHref?: string | undefined;
  onCheckout?: (() => void) | undefined;
  /** @default '/catalog' */
  catalogHref?: string | undefined;
}

function CartSkeleton() {
  return (
    <div className={styles.carts} aria-busy="true">
      <VisuallyHidden>Загрузка</VisuallyHidden>
      <span className={styles.box} />
      <span className={styles.box} />
    </div>
  );
}

function EmptyCart({ catalogHref }: { catalogHref: string }) {
  return (
    <div className={styles.empty}>
      <EmptyMessage
        hasVase
        level={3}
        title="Ваша корзина пуста"
        text="Начните с букета недели или загляните к мастерским рядом с вами."
        actionHref={catalogHref}
        actionLabel="Перейти в каталог"
      />
    </div>
  );
}

/** The cart: goods of all shops, one block for each. */
export function CartPanel<Line extends CartLineView>({
  isOpen,
  onClose,
  cart,
  isLoading = false,
  isChanging = false,
  onPurchases,
  checkoutHref = pagePath('/checkout'),
  onCheckout,
  catalogHref = pagePath('/catalog'),
  ...handlers
}: CartPanelProps<Line>) {
  const isEmpty = cart.carts.length === 0;
  const purchases = onPurchases && (
    <Button
      variant="tonal"
      size="s"
      icon={
        <span className={styles.icon}>
          <ReceiptIcon />
        </span>
      }
      onClick={onPurchases}
    >
      Мои покупки
    </Button>
  );
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      title="Корзина"
      subtitle="Товары из всех магазинов"
      action={purchases}
      foot={
        isEmpty || isLoading ? undefined : (
          <CartSummary cart={cart} checkoutHref={checkoutHref} onCheckout={onCheckout} isChanging={isChanging} />
        )
      }
    >
      {isLoading && <CartSkeleton />}
      {!isLoading && isEmpty && <EmptyCart catalogHref={catalogHref} />}
      {!isLoading && !isEmpty && (
        <div className={styles.carts}>
          {cart.carts.map((subCart) => (
            <SubCartBlock key={subCart.cartId} subCart={subCart} {...handlers} />
          ))}
        </div>
      )}
    </SidePanel>
  );
}
