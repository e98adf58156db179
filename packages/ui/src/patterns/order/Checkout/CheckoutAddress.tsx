import { streetFirst, type AddressSuggestion, type OrderAddress } from '@vetka/domain/place';
import type { ReactNode } from 'react';
import { AddressField } from '../../../components/AddressField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import type { PlaceFieldsProps, SuggestAddress } from './checkoutPart.ts';
import * as styles from './Checkout.css.ts';

export interface CheckoutAddressProps extends PlaceFieldsProps<{ address: OrderAddress }> {
  suggestAddress: SuggestAddress;
  /** Between the heading and the fields: saved addresses. */
  before?: ReactNode;
  /** Below the fields. */
  after?: ReactNode;
}

/** Parts of an address that a courier needs but no provider knows. */
const details = [
  { name: 'apartment', label: 'Квартира', inputMode: 'text' },
  { name: 'entrance', label: 'Подъезд', inputMode: 'text' },
  { name: 'floor', label: 'Этаж', inputMode: 'numeric' },
  { name: 'intercom', label: 'Домофон', inputMode: 'text' },
] as const;

/** The delivery address. */
export function CheckoutAddress(props: CheckoutAddressProps) {
  const { idPrefix, draft, onChange, errors, suggestAddress } = props;
  const { address } = draft;
  const patch = (part: Partial<OrderAddress>) => onChange({ address: { ...address, ...part } });
  const type = (formatted: string) => {
    // Text after a chosen address, such as a flat, does not move it to another district.
    const isContinued = formatted.startsWith(streetFirst(address));
    patch({ formatted, street: '', lat: null, lng: null, ...(!isContinued && { city: '', region: '', district: '' }) });
  };
  const choose = ({ value, address: found }: AddressSuggestion) =>
    patch({
      ...found,
      region: found.region ?? '',
      district: found.district ?? '',
      formatted: found.formatted || value,
      apartment: found.apartment || address.apartment,
      entrance: found.entrance || address.entrance,
      floor: found.floor || address.floor,
    });
  return (
    <div className={styles.group}>
      <h3 className={styles.subtitle}>Куда везти</h3>
      {props.before}
      <AddressField
        id={`${idPrefix}.address`}
        value={streetFirst(address)}
        onChange={type}
        onChoose={choose}
        suggest={suggestAddress}
        placeholder="Улица и дом"
        error={errors['address']}
        isRequired
      />
      <div className={styles.four}>
        {details.map(({ name, label, inputMode }) => (
          <TextField
            key={name}
            id={`${idPrefix}.address.${name}`}
            label={label}
            value={address[name]}
            onChange={(value) => patch({ [name]: value })}
            inputMode={inputMode}
            autoComplete="off"
            error={errors[`address.${name}`]}
          />
        ))}
      </div>
      {props.after}
    </div>
  );
}
