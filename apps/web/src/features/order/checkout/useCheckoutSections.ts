import { useQueries } from '@tanstack/react-query';
import { checkoutCarts, type Cart } from '@vetka/domain/cart';
import type { CheckoutDraft } from '@vetka/ui/patterns/order/Checkout';
import { useApi } from '../../../shell/useContext.ts';
import { chosenOption, settleDraft, type CheckoutForm, type CheckoutSection } from './checkoutForm.ts';
import { checkoutQueries } from './checkout.queries.ts';

/** The sellers' sections with what was typed, the available delivery and its price. */
export function useCheckoutSections(cart: Cart, { parts }: CheckoutForm): CheckoutSection[] {
  const api = useApi();
  const carts = checkoutCarts(cart);
  const services = useQueries({ queries: carts.map(({ service }) => checkoutQueries.service(api, service.id)) });
  const options = carts.map(({ cartId }, index) => {
    const offered = services[index]?.data?.deliveryOptions ?? [];
    return { offered, chosen: chosenOption(parts[cartId], offered) };
  });
  const prices = useQueries({
    queries: carts.map((subCart, index) => {
      const id = options[index]?.chosen?.id;
      return { ...checkoutQueries.price(api, subCart, id ?? 0), enabled: id !== undefined };
    }),
  });
  return fillSections(
    carts.map((subCart, index) => {
      const { offered = [], chosen: option } = options[index] ?? {};
      const { data: price, isFetching = false } = prices[index] ?? {};
      const offersSubstitution = services[index]?.data?.offersSubstitution ?? false;
      return { index, subCart, options: offered, option, offersSubstitution, price, isLoadingPrice: isFetching };
    }),
    parts,
  );
}

function fillSections(known: readonly Omit<CheckoutSection, 'draft'>[], parts: CheckoutForm['parts']) {
  let first: CheckoutDraft | undefined;
  return known.map((section): CheckoutSection => {
    const draft = settleDraft(parts[section.subCart.cartId], { ...section, first });
    first ??= draft;
    return { ...section, draft };
  });
}
