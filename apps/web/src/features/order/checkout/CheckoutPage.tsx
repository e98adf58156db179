import { useQuery } from '@tanstack/react-query';
import type { AuthUser } from '@vetka/domain/account';
import type { Cart } from '@vetka/domain/cart';
import { returnRulesOf } from '@vetka/domain/returns';
import { Button } from '@vetka/ui/Button';
import { useForm } from '@vetka/ui/forms';
import { Notice } from '@vetka/ui/Notice';
import {
  CheckoutConsent,
  CheckoutLayout,
  CheckoutPayBar,
  CheckoutSellerSection,
  CheckoutSummary,
  type CheckoutDraft,
} from '@vetka/ui/patterns/order/Checkout';
import { TextField } from '@vetka/ui/TextField';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useCart, useCartProcess } from '../../../shell/cart/useCart.ts';
import { LoadFailure } from '../../../shell/errors/LoadFailure.tsx';
import { ReturnNotes } from '../../../shell/law/ReturnNotes.tsx';
import { cartHref } from '../../../shell/layout/siteLinks.ts';
import { useReportInvalid } from '../../../shell/forms/useReportInvalid.ts';
import { useOverlayLink } from '../../../shell/overlays/overlayRegistry.tsx';
import { addressBookQuery } from '../../../shell/place/addressBook.queries.ts';
import { useAddressSuggestions } from '../../../shell/place/useAddressSuggestions.ts';
import { useUser } from '../../../shell/session/useSession.ts';
import { useStore } from '../../../shell/store.ts';
import { useApi } from '../../../shell/useContext.ts';
import { aroundAddress } from './aroundAddress.tsx';
import { cardNote } from './cardNote.tsx';
import { checkoutTotal, deliveryCost, orderOf, type CheckoutSection } from './checkoutForm.ts';
import { changedFields, checkoutRules, clearedFields, isTyping, type CheckoutValues } from './checkoutRules.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';
import { useCheckoutMachine } from './useCheckoutMachine.ts';
import { useCheckoutRefusal } from './useCheckoutRefusal.ts';
import { useCheckoutSections } from './useCheckoutSections.ts';

/** «Оформление заказа». The route's guard guarantees a signed-in user and at least one selected item. */
export function CheckoutPage() {
  const user = useUser();
  const cart = useCheckoutCart();
  useLeaveWithoutGoods(cart);
  return user && cart.selectedItemsCount > 0 ? <Checkout user={user} cart={cart} /> : null;
}

const noSuggestions = () => Promise.resolve([]);

function Checkout({ user, cart }: { user: AuthUser; cart: Cart }) {
  const typed = useCheckoutForm(user.id);
  const sections = useCheckoutSections(cart, typed.form);
  const refusal = useCheckoutRefusal();
  const { submit, isBusy } = useCheckoutMachine(user.id, {
    onFailed: (error) => refusal.refuse(error, form),
    onOrdered: typed.forget,
  });
  const form = useCheckoutFields({
    user,
    sections,
    typed,
    isBusy,
    onSubmit: ({ email }) => submit(orderOf(sections, cart.totalAfterDiscount, email)),
  });
  const suggestions = useAddressSuggestions(sections.map(({ price }) => price?.cityId));
  const { data: savedAddresses } = useQuery(addressBookQuery(useApi()));
  const total = checkoutTotal(cart.totalAfterDiscount, sections);
  const isClosed = sections.some(({ subCart }) => !subCart.isAcceptingOrders);
  const change = (section: Pick<CheckoutSection, 'index' | 'subCart' | 'draft'>, patch: Partial<CheckoutDraft>) => {
    typed.changePart(section, patch);
    form.cleared(...clearedFields(section.index, patch));
    const changed = changedFields(section.index, patch, section.draft.recipient);
    form[isTyping(patch) ? 'typed' : 'chosen'](...changed);
  };
  const pay = () => {
    refusal.forget();
    form.submit();
  };
  return (
    // Not a <form>: Enter in an address field must not place the order.
    <div onBlur={form.props.onBlur}>
      <CheckoutLayout
        summary={
          <>
            <CheckoutSummary
              cart={cart}
              deliveries={sections.map(deliveryLine)}
              total={total}
              fields={<TextField label="Почта для чека" type="email" autoComplete="email" {...form.field('email')} />}
              consent={
                <>
                  <ReturnNotes rules={returnRulesOf(productsOf(sections))} />
                  <CheckoutConsent {...form.tick('hasConsent')} />
                </>
              }
              notice={
                refusal.rest.length > 0 && (
                  <Refused
                    messages={refusal.rest}
                    isShown={refusal.isAlone}
                    action={refusal.isWaiting && <OpenPurchases />}
                  />
                )
              }
              onSubmit={pay}
              isLoading={isBusy}
              isDisabled={isClosed}
            />
            <CheckoutPayBar total={total} onSubmit={pay} isLoading={isBusy} isDisabled={isClosed} />
          </>
        }
      >
        {sections.map(({ option: _option, failure, ...section }) => (
          <CheckoutSellerSection
            cardNote={cardNote}
            key={section.subCart.cartId}
            {...section}
            today={section.price?.days[0]?.day}
            isLoadingPrice={section.isLoadingPrice}
            failure={failure && <LoadFailure error={failure.error} onRetry={failure.retry} />}
            closedAction={<OpenCart />}
            onChange={(patch) => change(section, patch)}
            address={aroundAddress({ draft: section.draft, onChange: (patch) => change(section, patch) })}
            errors={errorsOf(section, form.messages(`orders.${section.index}`))}
            savedAddresses={savedAddresses}
            suggestAddress={suggestions[section.index] ?? noSuggestions}
          />
        ))}
      </CheckoutLayout>
    </div>
  );
}

interface CheckoutFieldsOptions {
  user: AuthUser;
  sections: readonly CheckoutSection[];
  typed: ReturnType<typeof useCheckoutForm>;
  isBusy: boolean;
  onSubmit: (values: CheckoutValues) => void;
}

/** The fields of the page itself; `useCheckoutForm` keeps the input of the sellers' sections. */
function useCheckoutFields({ user, sections, typed, isBusy, onSubmit }: CheckoutFieldsOptions) {
  const [hasConsent, setConsent] = useState(false);
  const email = typed.form.email ?? user.email ?? '';
  return useForm<CheckoutValues>({
    id: 'checkout',
    // Field names match the server's error paths: `orders.0.address`.
    idPrefix: '',
    values: { orders: sections.map(({ draft }) => draft), email, hasConsent },
    onChange(next) {
      if (next.email !== email) typed.changeEmail(next.email);
      setConsent(next.hasConsent);
    },
    rules: checkoutRules(sections, user.phone !== ''),
    onSubmit,
    onInvalid: useReportInvalid(),
    isLoading: isBusy,
  });
}

const productsOf = (sections: readonly CheckoutSection[]) =>
  sections.flatMap(({ subCart }) => subCart.items.filter(({ isSelected }) => isSelected).map(({ product }) => product));

/** An address outside every zone is shown as soon as it is known, not only on submit. */
const errorsOf = ({ price }: Pick<CheckoutSection, 'price'>, messages: Readonly<Record<string, string>>) =>
  price?.addressReason == null ? messages : { address: price.addressReason, ...messages };

const deliveryLine = (section: CheckoutSection) => ({
  cartId: section.subCart.cartId,
  serviceName: section.subCart.service.name,
  type: section.option?.type ?? ('DELIVERY' as const),
  price: deliveryCost(section),
});

/** Shown where the goods of a shop that takes no orders are left out of the order. */
function OpenCart() {
  return (
    <Button size="s" variant="outline" href={cartHref}>
      Убрать его товары в корзине
    </Button>
  );
}

function OpenPurchases() {
  const purchases = useOverlayLink('purchases');
  return (
    <Button size="s" variant="outline" onClick={purchases.open}>
      Открыть покупки
    </Button>
  );
}

interface RefusedProps {
  messages: readonly string[];
  /** Scroll to it: on a phone it may be far below the button. */
  isShown: boolean;
  action: ReactNode;
}

function Refused({ messages, isShown, action }: RefusedProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(
    function show() {
      if (isShown) ref.current?.scrollIntoView({ block: 'center' });
    },
    [isShown],
  );
  return (
    <div ref={ref}>
      <Notice tone="critical" isAnnounced action={action}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Notice>
    </div>
  );
}

/**
 * The cart; while an order is being placed, as it was when the order was sent. The order takes its goods out of the cart,
 * and the checkout of an empty cart would close before it has led to the bank.
 */
function useCheckoutCart(): Cart {
  const cart = useCart();
  const isOrdering = useStore(useCartProcess().isOrdering);
  const [kept, setKept] = useState(cart);
  if (!isOrdering && kept !== cart) setKept(cart);
  return isOrdering ? kept : cart;
}

/** Redirects when the last selected item is gone, here or in another tab: the guard chooses the target. */
function useLeaveWithoutGoods({ selectedItemsCount }: Cart) {
  const router = useRouter();
  useEffect(
    function leaveWithoutGoods() {
      if (selectedItemsCount === 0) void router.invalidate();
    },
    [selectedItemsCount, router],
  );
}
