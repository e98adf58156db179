import type { Product } from '@vetka/domain/catalog';
import { BuyBar, BuyBox, BuyButtons } from '@vetka/ui/patterns/catalog/BuyBox';
import { ProductGallery } from '@vetka/ui/patterns/catalog/ProductGallery';
import { ProductLayout } from '@vetka/ui/patterns/catalog/ProductLayout';
import { addedProduct, useCartItem, useCartProcess } from '../../shell/cart/useCart.ts';
import { useWriting } from '../../shell/chat/writing.ts';
import { SellerFollow } from '../../shell/following/lazyComponents.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useFavoriteMark } from '../../shell/marks/useFavoriteMark.ts';
import { InCartStepper } from './InCartStepper.tsx';
import { reviewsId } from './reviewsId.ts';
import { loadStepper } from './stepperCode.ts';
import { useCartActivity } from './useCartActivity.ts';
import * as styles from './catalog.css.ts';

/** The gallery, and beside it everything needed to decide and to buy. */
export default function ProductFirstScreen({ product }: { product: Product }) {
  const item = useCartItem(product.id);
  const buying = useBuying(product, item !== undefined);
  const writing = useWriting({ participantType: 'SERVICE', participantId: product.seller.id }, product.slug);
  return (
    <>
      <ProductLayout
        gallery={
          <ProductGallery
            // Another variant of the product starts at its first image.
            key={product.id}
            pictures={product.mediaFiles}
            title={product.title}
            price={product.price}
            oldPrice={product.oldPrice}
            badge={product.badge}
          />
        }
        buyBox={
          <BuyBox
            product={product}
            reviewsHref={`#${reviewsId}`}
            sellerHref={pagePath('/$service', { service: product.seller.slug })}
            {...writing}
            sellerAction={<SellerFollow seller={product.seller} />}
            buttons={<BuyButtons {...buying} addSlot={item && <InCartStepper item={item} size="xl" />} />}
          />
        }
      />
      <div className={styles.buyBar}>
        <BuyBar {...buying} addSlot={item && <InCartStepper item={item} size="l" />} />
      </div>
    </>
  );
}

/** Handlers of the product's buttons. */
function useBuying(product: Product, isInCart: boolean) {
  const cart = useCartProcess();
  const { busyProductId, isAdding, isAddingWithRedirect } = useCartActivity();
  const { isFavorite, onToggle } = useFavoriteMark('catalog', product);
  const isBusy = busyProductId === product.id;
  return {
    product: { ...product, isFavorite },
    onAdd: () => cart.add(addedProduct(product)),
    onAddIntent: () => {
      cart.preload();
      loadStepper();
    },
    onBuyNow: () => cart.buyNow(addedProduct(product)),
    onFavorite: () => onToggle(isFavorite ? 'DOWN' : 'UP'),
    // «В корзине» opens the cart and adds nothing.
    isAdding: isBusy && isAdding && !isInCart,
    isBuying: isBusy && isAddingWithRedirect,
  };
}
