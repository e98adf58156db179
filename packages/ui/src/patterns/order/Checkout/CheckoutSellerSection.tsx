import type { SavedAddress } from '@vetka/domain/account';
import type { SubCart } from '@vetka/domain/cart';
import { needsAddress, type DeliveryOption, type DeliveryPrice } from '@vetka/domain/delivery';
import { formatPrice } from '@vetka/domain/money';
import { plural } from '@vetka/domain/plural';
import { useId, type ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Image } from '../../../components/Image/index.ts';
import { NotAccepting } from '../../NotAccepting.tsx';
import { CheckoutAddress } from './CheckoutAddress.tsx';
import { CheckoutDeliveryChoice } from './CheckoutDeliveryChoice.tsx';
import { CheckoutExtras } from './CheckoutExtras.tsx';
import type { CheckoutErrors, CheckoutPartProps, SuggestAddress } from './checkoutPart.ts';
import { CheckoutRecipient } from './CheckoutRecipient.tsx';
import { CheckoutSaveAddress, CheckoutSavedAddresses } from './CheckoutSavedAddresses.tsx';
import { CheckoutSubstitution } from './CheckoutSubstitution.tsx';
import * as styles from './Checkout.css.ts';

export interface CheckoutSellerSectionProps extends Omit<CheckoutPartProps, 'errors'> {
  /** Index in the list; field ids start with `orders.{index}.`, as in the server's errors. */
  index: number;
  /** Only the selected items are shown. */
  subCart: SubCart;
  options: readonly DeliveryOption[];
  /** Days, intervals and price of the chosen option; `undefined` while loading. */
  price?: DeliveryPrice | undefined;
  isLoadingPrice?: boolean | undefined;
  /** In place of the options or the days that could not be loaded: the reason and a retry. */
  failure?: ReactNode;
  /** The shop asks what to do about flowers that run out. */
  offersSubstitution?: boolean | undefined;
  /** Today in the shop's city, `YYYY-MM-DD`. */
  today?: string | undefined;
  errors?: CheckoutErrors | undefined;
  /** What to do when the shop takes no orders now: a link to the cart. */
  closedAction?: ReactNode;
  suggestAddress: SuggestAddress;
  /** The person's saved addresses: one press fills in the address and the recipient. */
  savedAddresses?: readonly SavedAddress[] | undefined;
  /** Shows a card's text as it will be written; `CardNote` of the desk marks the words that do not fit. */
  cardNote?: ((text: string) => ReactNode) | undefined;
  /** Around the fields of the address, or in place of them: the recipient may be asked for it. */
  address?: ((fields: ReactNode) => ReactNode) | undefined;
}

const asIs = (fields: ReactNode) => fields;

function Head({
  index,
  subCart,
  titleId,
}: Pick<CheckoutSellerSectionProps, 'index' | 'subCart'> & { titleId: string }) {
  const { service, items, selectedTotal } = subCart;
  const chosen = items.filter(({ isSelected }) => isSelected);
  const count = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className={styles.head}>
      <span className={styles.number}>{index + 1}</span>
      <Avatar name={service.name} src={service.mediaFile?.url} colorIndex={service.id} />
      <div className={styles.seller}>
        <h2 id={titleId} className={styles.sellerName}>
          {service.name}
        </h2>
        <p className={styles.small}>
          {plural(count, ['товар', 'товара', 'товаров'])} на {formatPrice(selectedTotal)}
        </p>
      </div>
      <div className={styles.thumbs}>
        {chosen.slice(0, 4).map(({ cartProductId, product }) => (
          <span key={cartProductId} className={styles.thumb}>
            <Image src={product.mediaFiles[0]?.url} alt={product.title} width={52} corner="nested" />
          </span>
        ))}
      </div>
    </div>
  );
}

/** One shop's part of the checkout: delivery, day, address, recipient and card. */
export function CheckoutSellerSection(props: CheckoutSellerSectionProps) {
  const { index, subCart, options, draft, onChange, errors = {}, suggestAddress } = props;
  const { savedAddresses = [], address = asIs } = props;
  const idPrefix = `orders.${index}`;
  const titleId = useId();
  const part = { draft, onChange, errors };
  const option = options.find(({ id }) => id === draft.deliveryOptionId);
  return (
    <section className={styles.step} aria-labelledby={titleId}>
      <Head index={index} subCart={subCart} titleId={titleId} />
      {!subCart.isAcceptingOrders && <NotAccepting action={props.closedAction} />}
      <CheckoutDeliveryChoice
        {...part}
        index={index}
        options={options}
        subtotal={subCart.totalAfterDiscount}
        price={props.price}
        isLoading={props.isLoadingPrice ?? false}
        today={props.today}
        failure={props.failure}
      />
      {option &&
        needsAddress(option.type) &&
        address(
          <CheckoutAddress
            {...part}
            idPrefix={idPrefix}
            suggestAddress={suggestAddress}
            before={<CheckoutSavedAddresses {...part} saved={savedAddresses} />}
            after={<CheckoutSaveAddress {...part} saved={savedAddresses} />}
          />,
        )}
      <CheckoutRecipient {...part} idPrefix={idPrefix} />
      {props.offersSubstitution && <CheckoutSubstitution {...part} index={index} />}
      <CheckoutExtras {...part} index={index} cardNote={props.cardNote} />
    </section>
  );
}
