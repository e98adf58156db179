import { selfRecipientLabel, type Recipient } from '@vetka/domain/order';
import { PhoneField } from '../../../components/PhoneField/index.ts';
import { Segmented } from '../../../components/Segmented/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import type { PlaceFieldsProps } from './checkoutPart.ts';
import * as styles from './Checkout.css.ts';

const whoOptions = [
  { value: 'self', label: selfRecipientLabel },
  { value: 'other', label: 'Другой человек' },
] as const;

/** The recipient of the delivery. */
export function CheckoutRecipient({ idPrefix, draft, onChange, errors }: PlaceFieldsProps<{ recipient: Recipient }>) {
  const { recipient } = draft;
  const patch = (part: Partial<Recipient>) => onChange({ recipient: { ...recipient, ...part } });
  const field = (name: 'firstName' | 'lastName' | 'phone') => ({
    id: `${idPrefix}.recipient.${name}`,
    value: recipient[name],
    onChange: (value: string) => patch({ [name]: value }),
    error: errors[`recipient.${name}`],
  });
  return (
    <div className={styles.group}>
      <h3 className={styles.subtitle}>Получатель</h3>
      <div className={styles.choice}>
        <Segmented
          label="Кто получит"
          options={whoOptions}
          value={recipient.isOtherRecipient ? 'other' : 'self'}
          onChange={(who) => patch({ isOtherRecipient: who === 'other' })}
        />
      </div>
      {recipient.isOtherRecipient && (
        <div className={styles.two}>
          <TextField label="Имя" {...field('firstName')} autoComplete="off" isRequired />
          <TextField label="Фамилия" {...field('lastName')} autoComplete="off" />
          <PhoneField label="Телефон получателя" {...field('phone')} autoComplete="off" isRequired />
        </div>
      )}
    </div>
  );
}
