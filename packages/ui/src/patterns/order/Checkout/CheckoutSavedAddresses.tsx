import { isSamePlace, savedAddressName, type SavedAddress } from '@vetka/domain/account';
import { Checkbox } from '../../../components/Checkbox/index.ts';
import { Chip } from '../../../components/Chip/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutPartProps } from './checkoutPart.ts';

interface SavedAddressesProps extends Pick<CheckoutPartProps, 'draft' | 'onChange'> {
  saved: readonly SavedAddress[];
}

const fillIn = ({ recipient: known }: CheckoutDraft, { address, recipient }: SavedAddress) => ({
  address,
  // What was typed about another person stays, in case it is chosen again.
  recipient: recipient.isOtherRecipient ? recipient : { ...known, isOtherRecipient: false },
  savesAddress: false,
});

/** The person's saved addresses: one press fills in the address and the recipient. */
export function CheckoutSavedAddresses({ draft, onChange, saved }: SavedAddressesProps) {
  if (saved.length === 0) return null;
  return (
    <Inline role="group" aria-label="Ваши адреса">
      {saved.map((place) => (
        <Chip key={place.id} isSelected={isSamePlace(place, draft)} onClick={() => onChange(fillIn(draft, place))}>
          {savedAddressName(place)}
        </Chip>
      ))}
    </Inline>
  );
}

/** Offers to save an address that is not saved yet. */
export function CheckoutSaveAddress({ draft, onChange, saved }: SavedAddressesProps) {
  if (draft.address.formatted.trim() === '' || saved.some((place) => isSamePlace(place, draft))) return null;
  return (
    <Checkbox
      isChecked={draft.savesAddress}
      onChange={(savesAddress) => onChange({ savesAddress })}
      label="Запомнить адрес для следующих заказов"
    />
  );
}
