import { fieldError } from '@vetka/domain/problem';
import type { AuthUser } from '@vetka/domain/account';
import type { Cart } from '@vetka/domain/cart';
import { Notice } from '@vetka/ui/Notice';
import {
  CheckoutConsent,
  CheckoutLayout,
  CheckoutPayBar,
  CheckoutSellerSection,
  CheckoutSummary,
} from '@vetka/ui/patterns/order/Checkout';
import { TextField } from '@vetka/ui/TextField';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState, type FocusEvent } from 'react';
import { useCart } from '../../../shell/cart/useCart.ts';
import { useErrorHandler } from '../../../shell/errors/useErrors.ts';
import { FormValidationError } from '../../../shell/forms/FormValidationError.ts';
import { useFormErrors } from '../../../shell/forms/useFormErrors.ts';
import { useUser } from '../../../shell/session/useSession.ts';
import { useStore } from '../../../shell/store.ts';
import { checkoutTotal, deliveryCost, orderOf, type CheckoutSection } from './checkoutForm.ts';
import { noRefusal, refusalOf, sectionErrors } from './checkoutRefusal.ts';
import { changedIds, checkoutErrors, consentId, emailId } from './checkoutRules.ts';
import { useAddressSuggestions } from './useAddressSuggestions.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';
import { useCheckoutMachine, useReadAnew } from './useCheckoutMachine.ts';
import { useCheckoutSections } from './useCheckoutSections.ts';

/** «Оформление заказа»: the route's guard has made sure of a user and of something selected. */
export function CheckoutPage() {
  const user = useUser();
  const cart = useCart();
  useLeaveWithoutGoods(cart);
  return user && cart.selectedItemsCount > 0 ? <Checkout user={user} cart={cart} /> : null;
}

const formId = 'checkout';
const noSuggestions = () => Promise.resolve([]);

function Checkout({ user, cart }: { user: AuthUser; cart: Cart }) {
  const { form, changePart, changeEmail, forget } = useCheckoutForm(user.id);
  const sections = useCheckoutSections(cart, form);
  const [hasConsent, setConsent] = useState(false);
  const email = form.email ?? user.email ?? '';
  const wrong = checkoutErrors(sections, { email, hasConsent, hasPhone: user.phone !== '' });
  const errors = useFormErrors(formId, wrong);
  const server = useServerErrors(errors.tellFirst);
  const { submit, isBusy } = useCheckoutMachine(user.id, { onFailed: server.refuse, onOrdered: forget });
  const suggestions = useAddressSuggestions(sections.map(({ price }) => price?.cityId));
  const messageOf = (id: string) => errors.shown[id] ?? server.messageOf(id);
  const total = checkoutTotal(cart.totalAfterDiscount, sections);
  const pay = () => {
    server.forget();
    try {
      errors.validate();
      submit(orderOf(sections, cart.totalAfterDiscount, email));
    } catch (error) {
      if (!(error instanceof FormValidationError)) throw error;
    }
  };
  return (
    <div onBlur={(event) => leaveField(event, errors.leave)}>
      <CheckoutLayout
        summary={
          <>
            <CheckoutSummary
              cart={cart}
              deliveries={sections.map(deliveryLine)}
              total={total}
              fields={
                <TextField
                  id={emailId}
                  label="Почта для чека"
                  type="email"
                  autoComplete="email"
                  value={email}
                  onChange={(text) => {
                    changeEmail(text);
                    errors.change(emailId);
                  }}
                  error={messageOf(emailId)}
                />
              }
              consent={
                <div id={consentId}>
                  <CheckoutConsent
                    isChecked={hasConsent}
                    onChange={(isChecked) => {
                      setConsent(isChecked);
                      errors.change(consentId);
                    }}
                    error={messageOf(consentId)}
                  />
                </div>
              }
              notice={server.rest.length > 0 && <Refused messages={server.rest} />}
              onSubmit={pay}
              isBusy={isBusy}
            />
            <CheckoutPayBar total={total} onSubmit={pay} isBusy={isBusy} />
          </>
        }
      >
        {sections.map((section) => (
          <CheckoutSellerSection
            key={section.subCart.cartId}
            {...section}
            today={section.price?.days[0]?.day}
            isLoadingPrice={section.isLoadingPrice}
            onChange={(patch) => {
              changePart(section, patch);
              errors.change(...changedIds(section.index, patch, section.draft.recipient));
            }}
            errors={sectionErrors(section.index, messageOf)}
            suggestAddress={suggestions[section.index] ?? noSuggestions}
          />
        ))}
      </CheckoutLayout>
    </div>
  );
}

const deliveryLine = (section: CheckoutSection) => ({
  cartId: section.subCart.cartId,
  serviceName: section.subCart.service.name,
  type: section.option?.type ?? ('DELIVERY' as const),
  price: deliveryCost(section),
});

function leaveField({ target, relatedTarget, currentTarget }: FocusEvent<HTMLElement>, leave: (id: string) => void) {
  const field = target.closest<HTMLElement>(`[id^="orders."], #${emailId}, #${consentId}`);
  // Between the parts of one field, or out of the window: nobody has finished with it.
  if (!field || !currentTarget.contains(relatedTarget) || field.contains(relatedTarget)) return;
  leave(field.id);
}

function Refused({ messages }: { messages: readonly string[] }) {
  return (
    <Notice tone="critical" isAnnounced>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Notice>
  );
}

/** The server's errors: those of fields clear themselves after a while, the rest stays until the next try. */
function useServerErrors(tellFirst: ReturnType<typeof useFormErrors>['tellFirst']) {
  const handler = useErrorHandler();
  const { validation } = useStore(handler.state);
  const [refusal, setRefusal] = useState(noRefusal);
  const readAnew = useReadAnew();
  const refuse = (error: unknown) => {
    const refused = refusalOf(error);
    setRefusal(refused);
    handler.handle(error, { hasToasts: refused.fields.length === 0 });
    tellFirst(refused.fields);
    if (refused.fields.length > 0 || refused.rest.length > 0) readAnew();
  };
  const forget = () => {
    handler.clear();
    setRefusal(noRefusal);
  };
  return { messageOf: (id: string) => fieldError(validation, id), rest: refusal.rest, refuse, forget };
}

/** The last of what was selected has gone, here or in another tab: the guard decides where to go. */
function useLeaveWithoutGoods({ selectedItemsCount }: Cart) {
  const router = useRouter();
  useEffect(
    function leaveWithoutGoods() {
      if (selectedItemsCount === 0) void router.invalidate();
    },
    [selectedItemsCount, router],
  );
}
