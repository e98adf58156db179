import type { OpeningShop, SaveOpeningShop } from '@vetka/domain/opening';
import { normalizePhone } from '@vetka/domain/phone';
import { emptyAddress } from '@vetka/domain/place';
import { useState } from 'react';
import { useUploads } from '../../../shell/uploads/useUploads.ts';
import { keepOpeningDraft, readOpeningDraft, type TypedShop } from './openingDraft.ts';

const empty: TypedShop = {
  name: '',
  addressText: '',
  address: null,
  phone: '',
  opensAt: '09:00',
  closesAt: '21:00',
  isAroundTheClock: false,
};

const typedOf = ({ name, address, phone, opensAt, closesAt }: OpeningShop): TypedShop => ({
  name,
  addressText: address.formatted,
  address,
  phone,
  opensAt: opensAt ?? empty.opensAt,
  closesAt: closesAt ?? empty.closesAt,
  isAroundTheClock: opensAt === null,
});

const errorsOf = (typed: TypedShop, cityId: number | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries({
      name: typed.name.trim().length < 2 ? 'Назовите магазин: от двух букв' : undefined,
      cityId: cityId === undefined ? 'Выберите город из списка' : undefined,
      address: typed.addressText.trim() === '' ? 'Укажите улицу и дом: по ним считаем доставку' : undefined,
      phone: normalizePhone(typed.phone) ? undefined : 'Телефон из 10 цифр, начинается с +7',
    }).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

interface City {
  id: number;
  name: string;
}

/** The shop as it is typed, with its logo. */
export function useShopForm(userId: number, saved: OpeningShop | null, city: City | undefined) {
  const [typed, setTyped] = useState(() => readOpeningDraft(userId).shop ?? (saved ? typedOf(saved) : empty));
  const [logo, setLogo] = useState(saved?.logo ?? null);
  const uploads = useUploads();
  const kept = logo && { id: `media-${logo.id}`, name: 'Логотип', picture: logo.url, state: 'done' as const };
  const body = (): SaveOpeningShop => ({
    name: typed.name,
    cityId: city?.id ?? 0,
    address: typed.address ?? {
      ...emptyAddress,
      city: city?.name ?? '',
      formatted: typed.addressText.trim(),
      street: typed.addressText.trim(),
    },
    phone: typed.phone,
    opensAt: typed.isAroundTheClock ? null : typed.opensAt,
    closesAt: typed.isAroundTheClock ? null : typed.closesAt,
    logoId: uploads.mediaFileIds()[0] ?? logo?.id ?? null,
  });
  return {
    typed,
    errors: errorsOf(typed, city?.id),
    body,
    logo: {
      items: uploads.items.length > 0 ? uploads.items : kept ? [kept] : [],
      refusal: uploads.refusal,
      add: (files: readonly File[]) => uploads.add(files),
      remove: (id: string) => (kept?.id === id ? setLogo(null) : uploads.remove(id)),
      retry: uploads.retry,
      isBusy: uploads.items.some(({ state }) => state === 'uploading' || state === 'waiting'),
    },
    change: (part: Partial<TypedShop>) => {
      const next = { ...typed, ...part };
      setTyped(next);
      keepOpeningDraft(userId, { shop: next });
    },
  };
}
