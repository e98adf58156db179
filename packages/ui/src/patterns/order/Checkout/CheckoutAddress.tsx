import { streetFirst, type AddressSuggestion, type OrderAddress } from '@vetka/domain/place';
import { AddressField } from '../../../components/AddressField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import type { CheckoutPartProps, SuggestAddress } from './checkoutPart.ts';
import * as styles from './Checkout.css.ts';

interface CheckoutAddressProps extends CheckoutPartProps {
  index: number;
  suggestAddress: SuggestAddress;
}

/** Parts of an address that a courier needs but no provider knows. */
const details = [
  { name: 'apartment', label: 'Квартира', inputMode: 'text' },
  { name: 'entrance', label: 'Подъезд', inputMode: 'text' },
  { name: 'floor', label: 'Этаж', inputMode: 'numeric' },
  { name: 'intercom', label: 'Домофон', inputMode: 'text' },
] as const;

/** The delivery address. */
export function CheckoutAddress({ index, draft, onChange, errors, suggestAddress }: CheckoutAddressProps) {
  const { address } = draft;
  const patch = (part: Partial<OrderAddress>) => onChange({ address: { ...address, ...part } });
  const choose = ({ value, address: found }: AddressSuggestion) =>
    patch({
      ...found,
      formatted: found.formatted || value,
      apartment: found.apartment || address.apartment,
      entrance: found.entrance || address.entrance,
      floor: found.floor || address.floor,
    });
  return (
    <div className={styles.group}>
      <h3 className={styles.subtitle}>Куда везти</h3>
      <AddressField
        id={`orders.${index}.address`}
        value={streetFirst(address)}
        onChange={(formatted) => patch({ formatted, street: '', lat: null, lng: null })}
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
            id={`orders.${index}.address.${name}`}
            label={label}
            value={address[name]}
            onChange={(value) => patch({ [name]: value })}
            inputMode={inputMode}
            autoComplete="off"
            error={errors[`address.${name}`]}
          />
        ))}
      </div>
    </div>
  );
}
