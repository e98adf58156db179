import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap, type Result } from '@vetka/api-client/client';
import { savedAddressName, type AddressBook, type SavedAddress, type SavedAddressInput } from '@vetka/domain/account';
import type { Api } from '../../shell/api/apiClient.ts';
import { useErrorHandler } from '../../shell/errors/useErrors.ts';
import { addressBookQuery } from '../../shell/place/addressBook.queries.ts';
import { useApi, useShell } from '../../shell/useContext.ts';

function useBookChange<Input>(send: (api: Api, input: Input) => Promise<Result<AddressBook>>) {
  const api = useApi();
  const queryClient = useQueryClient();
  const errors = useErrorHandler();
  return useMutation({
    mutationFn: (input: Input) => unwrap(send(api, input)),
    onMutate: () => errors.clear(),
    onSuccess: ({ data }) => queryClient.setQueryData(addressBookQuery(api).queryKey, data),
    onError: (error) => void errors.handle(error),
  });
}

const inputOf = ({ title, address, recipient, isMain }: SavedAddress): SavedAddressInput => ({
  title,
  address,
  recipient,
  isMain,
});

/** The person's saved addresses and their changes. */
export function useAddressBook() {
  const { toasts } = useShell();
  const read = useQuery(addressBookQuery(useApi()));
  const add = useBookChange<SavedAddressInput>((api, body) => api.account.addAddress({ body }));
  const change = useBookChange<SavedAddress>((api, saved) =>
    api.account.changeAddress({ params: { id: saved.id }, body: inputOf(saved) }),
  );
  const remove = useBookChange<number>((api, id) => api.account.removeAddress({ params: { id } }));
  const offerUndo = (saved: SavedAddress) =>
    toasts.show({
      kind: 'info',
      id: `address-${saved.id}`,
      text: `Удалили адрес «${savedAddressName(saved)}»`,
      actionLabel: 'Вернуть',
      onClick: () => add.mutate(inputOf(saved)),
    });
  return {
    read,
    add,
    change,
    remove: (saved: SavedAddress) => remove.mutate(saved.id, { onSuccess: () => offerUndo(saved) }),
  };
}
