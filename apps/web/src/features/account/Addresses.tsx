import { maxSavedAddresses, type SavedAddress, type SavedAddressInput } from '@vetka/domain/account';
import { ResponsiveDialog } from '@vetka/ui/ResponsiveDialog';
import { AddressesSection, AddressForm } from '@vetka/ui/patterns/account/SettingsForm';
import { useState } from 'react';
import { DiscardGuard } from '../../shell/forms/DiscardGuard.tsx';
import { serverErrorsOf } from '../../shell/forms/serverErrors.ts';
import { useReportInvalid } from '../../shell/forms/useReportInvalid.ts';
import { useAnyAddressSuggestions } from '../../shell/place/useAddressSuggestions.ts';
import { useShell } from '../../shell/useContext.ts';
import { UnloadedSection } from './UnloadedSection.tsx';
import { useAddressBook } from './useAddressBook.ts';

/** Saved addresses; one is added or changed in a dialog. */
export function Addresses() {
  const book = useAddressBook();
  const [edited, setEdited] = useState<SavedAddress | 'new' | null>(null);
  const close = () => setEdited(null);
  const addresses = book.read.data;
  if (!addresses) return <UnloadedSection id="profile-addresses" title="Адреса" query={book.read} />;
  return (
    <>
      <AddressesSection
        addresses={addresses}
        isFull={addresses.length >= maxSavedAddresses}
        onAdd={() => setEdited('new')}
        onChange={setEdited}
        onRemove={book.remove}
      />
      {edited !== null && (
        <DiscardGuard onClose={close}>
          {(ask) => (
            <ResponsiveDialog isOpen onClose={ask} title={edited === 'new' ? 'Новый адрес' : 'Изменить адрес'} size="l">
              <Edited saved={edited === 'new' ? undefined : edited} book={book} onDone={close} />
            </ResponsiveDialog>
          )}
        </DiscardGuard>
      )}
    </>
  );
}

interface EditedProps {
  saved: SavedAddress | undefined;
  book: ReturnType<typeof useAddressBook>;
  onDone: () => void;
}

function Edited({ saved, book: { add, change }, onDone }: EditedProps) {
  const { toasts } = useShell();
  const suggestAddress = useAnyAddressSuggestions();
  const onSuccess = () => {
    onDone();
    toasts.show({ kind: 'success', text: 'Адрес сохранён' });
  };
  const submit = (input: SavedAddressInput) =>
    saved ? change.mutate({ ...input, id: saved.id }, { onSuccess }) : add.mutate(input, { onSuccess });
  const { isPending, error } = saved ? change : add;
  return (
    <AddressForm
      saved={saved}
      onSubmit={submit}
      suggestAddress={suggestAddress}
      onInvalid={useReportInvalid()}
      isLoading={isPending}
      errors={serverErrorsOf(error)}
    />
  );
}
