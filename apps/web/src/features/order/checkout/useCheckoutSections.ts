import { useQueries } from '@tanstack/react-query';
import { checkoutCarts, type Cart, type SubCart } from '@vetka/domain/cart';
import { needsAddress, type DeliveryOption, type DeliveryPrice } from '@vetka/domain/delivery';
import type { CheckoutDraft } from '@vetka/ui/patterns/order/Checkout';
import { useApi } from '../../../shell/useContext.ts';
import { asksRecipient, chosenOption, settleDraft, type CheckoutForm, type CheckoutSection } from './checkoutForm.ts';
import { checkoutQueries } from './checkout.queries.ts';
import { useSettledAddresses } from './useSettledAddresses.ts';

/** The sellers' sections with the input, the available delivery and its price. */
export function useCheckoutSections(cart: Cart, { parts }: CheckoutForm): CheckoutSection[] {
  const api = useApi();
  const carts = checkoutCarts(cart);
  const services = useQueries({ queries: carts.map(({ service }) => checkoutQueries.service(api, service.id)) });
  const options = carts.map(({ cartId }, index) => {
    const offered = services[index]?.data?.deliveryOptions ?? [];
    return { offered, chosen: chosenOption(parts[cartId], offered) };
  });
  const usual = useQueries({
    queries: carts.map((subCart, index) => {
      const id = options[index]?.chosen?.id;
      return { ...checkoutQueries.price(api, subCart, id ?? 0), enabled: id !== undefined };
    }),
  });
  const sections = (prices: readonly PriceState[]) =>
    fillSections(
      carts.map((subCart, index) => {
        const { offered = [], chosen: option } = options[index] ?? {};
        const { data: price, isFetching: isLoadingPrice, ...priced } = prices[index] ?? nothing;
        const service = services[index];
        const failure = (service && failureOf(service)) ?? failureOf({ data: price, ...priced });
        const offersSubstitution = service?.data?.offersSubstitution ?? false;
        return { index, subCart, options: offered, option, offersSubstitution, price, isLoadingPrice, failure };
      }),
      parts,
    );
  return sections(usePricesAtAddresses(carts, sections(usual), usual));
}

interface PriceState {
  data: DeliveryPrice | undefined;
  isFetching: boolean;
  error: unknown;
  refetch: () => unknown;
}
const nothing: PriceState = { data: undefined, isFetching: false, error: null, refetch: () => undefined };

/** A failed refetch keeps the data. */
const failureOf = ({ data, error, refetch }: Omit<PriceState, 'data' | 'isFetching'> & { data: unknown }) =>
  data === undefined && error !== null ? { error, retry: () => void refetch() } : null;

const goesTo = (option: DeliveryOption | undefined, draft: CheckoutDraft): boolean =>
  option !== undefined && needsAddress(option.type) && draft.address.formatted.trim() !== '' && !asksRecipient(draft);

/**
 * The prices at the typed addresses, where an option has zones; while they load, the usual prices. Not if they fail: the
 * server would refuse an order at the usual price.
 */
function usePricesAtAddresses(
  carts: readonly SubCart[],
  sections: readonly CheckoutSection[],
  usual: readonly PriceState[],
): PriceState[] {
  const api = useApi();
  const addresses = useSettledAddresses(
    Object.fromEntries(sections.map(({ subCart, draft }) => [subCart.cartId, draft.address])),
  );
  const exact = useQueries({
    queries: sections.map(({ subCart, option, price, draft }) => {
      const to = addresses[subCart.cartId] ?? draft.address;
      const isWanted = price?.dependsOnAddress === true && goesTo(option, { ...draft, address: to });
      return { ...checkoutQueries.price(api, subCart, option?.id ?? 0, isWanted ? to : null), enabled: isWanted };
    }),
  });
  return carts.map((_, index) => {
    const [known = nothing, found = nothing] = [usual[index], exact[index]];
    if (failureOf(found)) return found;
    return { ...known, data: found.data ?? known.data, isFetching: known.isFetching || found.isFetching };
  });
}

function fillSections(known: readonly Omit<CheckoutSection, 'draft'>[], parts: CheckoutForm['parts']) {
  let first: CheckoutDraft | undefined;
  return known.map((section): CheckoutSection => {
    const draft = settleDraft(parts[section.subCart.cartId], { ...section, first });
    first ??= draft;
    return { ...section, draft };
  });
}
