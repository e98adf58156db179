import type { SavedAddress, SavedAddressInput } from '@vetka/domain/account';
import { firstMessage, max, phone, required } from '@vetka/domain/form';
import { useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Checkbox } from '../../../components/Checkbox/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { useForm, type FieldPath, type FieldRules } from '../../../forms/index.ts';
import { CheckoutAddress } from '../../order/Checkout/CheckoutAddress.tsx';
import { CheckoutRecipient } from '../../order/Checkout/CheckoutRecipient.tsx';
import { emptyDraft } from '../../order/Checkout/checkoutDraft.ts';
import type { SuggestAddress } from '../../order/Checkout/checkoutPart.ts';
import type { SectionFormProps } from './useSectionForm.ts';

export interface AddressFormProps extends Omit<SectionFormProps, 'onUnsaved'> {
  /** The address to change; a new one without it. */
  saved?: SavedAddress | undefined;
  onSubmit: (input: SavedAddressInput) => void;
  suggestAddress: SuggestAddress;
}

/** Maximum lengths from the contract. */
const longest = { title: 40, address: 500, name: 100 } as const;

const rulesOf = ({ recipient }: SavedAddressInput): FieldRules<SavedAddressInput> => ({
  title: max(longest.title),
  address: ({ formatted }) => firstMessage(formatted, [required, max(longest.address)]),
  recipient: recipient.isOtherRecipient
    ? { firstName: [required, max(longest.name)], lastName: max(longest.name), phone: [required, phone] }
    : undefined,
});

const startOf = (saved: SavedAddress | undefined): SavedAddressInput => ({
  title: saved?.title ?? '',
  address: saved?.address ?? emptyDraft.address,
  recipient: saved?.recipient ?? emptyDraft.recipient,
  isMain: saved?.isMain ?? false,
});

/** The fields that a change of the address or the recipient affects. */
function changedFields(patch: Partial<SavedAddressInput>, { recipient }: SavedAddressInput) {
  const fields: FieldPath<SavedAddressInput>[] = patch.address ? ['address'] : [];
  for (const name of ['firstName', 'lastName', 'phone'] as const) {
    if (patch.recipient && patch.recipient[name] !== recipient[name]) fields.push(`recipient.${name}`);
  }
  return fields;
}

/** A saved address: what it is called, where it is and who receives there. */
export function AddressForm({
  saved,
  onSubmit,
  suggestAddress,
  onInvalid,
  isLoading = false,
  errors,
}: AddressFormProps) {
  const [typed, setTyped] = useState(() => startOf(saved));
  const form = useForm<SavedAddressInput>({
    id: 'saved-address',
    values: typed,
    onChange: setTyped,
    rules: rulesOf(typed),
    onSubmit,
    onInvalid,
    isLoading,
    serverErrors: errors,
  });
  const place = {
    idPrefix: 'saved-address',
    draft: typed,
    errors: { address: form.field('address').error, ...recipientErrors(form.messages('recipient')) },
    onChange(patch: Partial<SavedAddressInput>) {
      setTyped({ ...typed, ...patch });
      form.typed(...changedFields(patch, typed));
    },
  };
  return (
    <form {...form.props} aria-label={saved ? 'Изменить адрес' : 'Новый адрес'}>
      <Stack gap={20}>
        <TextField label="Название" placeholder="Дом, работа, мама" {...form.field('title')} autoComplete="off" />
        <CheckoutAddress {...place} suggestAddress={suggestAddress} />
        <CheckoutRecipient {...place} />
        {!saved?.isMain && <Checkbox label="Основной: показывать первым" {...form.tick('isMain')} />}
        <Button type="submit" isFullWidth isLoading={isLoading} loadingText="Сохраняем">
          Сохранить
        </Button>
      </Stack>
    </form>
  );
}

const recipientErrors = (messages: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(messages).map(([name, message]) => [`recipient.${name}`, message]));
