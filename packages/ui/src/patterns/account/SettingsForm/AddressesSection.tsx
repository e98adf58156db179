import { fullName, savedAddressName, type SavedAddress } from '@vetka/domain/account';
import { formatPhone } from '@vetka/domain/phone';
import { formatOrderAddress } from '@vetka/domain/place';
import { Badge } from '../../../components/Badge/index.ts';
import { Button } from '../../../components/Button/index.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { SettingsSection } from './SettingsSection.tsx';

export interface AddressesSectionProps {
  addresses: readonly SavedAddress[];
  onAdd: () => void;
  onChange: (address: SavedAddress) => void;
  onRemove: (address: SavedAddress) => void;
  /** The list is full. */
  isFull?: boolean | undefined;
}

/** Saved addresses with their recipients. */
export function AddressesSection({ addresses, onAdd, isFull = false, ...actions }: AddressesSectionProps) {
  return (
    <SettingsSection
      id="profile-addresses"
      title="Адреса"
      text="При оформлении заказа адрес и получатель подставятся одним нажатием."
    >
      {addresses.length > 0 && (
        <Stack as="ul" gap={24}>
          {addresses.map((address) => (
            <li key={address.id}>
              <AddressItem address={address} {...actions} />
            </li>
          ))}
        </Stack>
      )}
      <div>
        <Button variant="tonal" onClick={onAdd} isDisabled={isFull}>
          Добавить адрес
        </Button>
      </div>
    </SettingsSection>
  );
}

type AddressItemProps = Pick<AddressesSectionProps, 'onChange' | 'onRemove'> & { address: SavedAddress };

function AddressItem({ address: saved, onChange, onRemove }: AddressItemProps) {
  const name = savedAddressName(saved);
  const { recipient } = saved;
  return (
    <Stack gap={8}>
      <Inline>
        <Text weight="strong">{name}</Text>
        {saved.isMain && <Badge>Основной</Badge>}
      </Inline>
      <Text>{formatOrderAddress(saved.address)}</Text>
      {recipient.isOtherRecipient && (
        <Text size="small" tone="muted">
          Получит {fullName(recipient)}, {formatPhone(recipient.phone)}
        </Text>
      )}
      <Inline>
        <Button variant="outline" size="s" aria-label={`Изменить адрес «${name}»`} onClick={() => onChange(saved)}>
          Изменить
        </Button>
        <Button variant="plain" size="s" aria-label={`Удалить адрес «${name}»`} onClick={() => onRemove(saved)}>
          Удалить
        </Button>
      </Inline>
    </Stack>
  );
}
