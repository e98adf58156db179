import { unwrap } from '@vetka/api-client/client';
import { openingLimits, type OpeningShop, type SaveOpeningShop } from '@vetka/domain/opening';
import { AddressField } from '@vetka/ui/AddressField';
import { Button } from '@vetka/ui/Button';
import { Checkbox } from '@vetka/ui/Checkbox';
import { CitySelect, type CityOption } from '@vetka/ui/CitySelect';
import { Notice } from '@vetka/ui/Notice';
import { PhoneField } from '@vetka/ui/PhoneField';
import { Select } from '@vetka/ui/Select';
import { TextField } from '@vetka/ui/TextField';
import { UploadField } from '@vetka/ui/UploadField';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import { useAddressSuggestions } from '../../../shell/place/useAddressSuggestions.ts';
import { useCities } from '../../../shell/place/useCities.ts';
import { useCity } from '../../../shell/session/useSession.ts';
import * as styles from './opening.css.ts';
import { keepOpeningDraft } from './openingDraft.ts';
import { useShopForm } from './useShopForm.ts';
import { useStep } from './useStep.ts';

interface ShopStepProps {
  userId: number;
  saved: OpeningShop | null;
  onSaved: () => void;
}

/** Every half hour of a day. */
const times = Array.from({ length: 48 }, (_, index) => {
  const value = `${String(Math.floor(index / 2)).padStart(2, '0')}:${index % 2 === 0 ? '00' : '30'}`;
  return { value, label: value };
});

const cityOf = (saved: OpeningShop | null): CityOption | null =>
  saved && { id: saved.cityId, name: saved.cityName, region: '' };

/** The shop as shoppers will see it: name, logo, address, hours and phone. */
export function ShopStep({ userId, saved, onSaved }: ShopStepProps) {
  const ownCity = useCity();
  const [chosen, setChosen] = useState<CityOption | null>(() => cityOf(saved));
  const [search, setSearch] = useState('');
  const { cities, isLoading } = useCities(search);
  const city = chosen ?? ownCity ?? undefined;
  const form = useShopForm(userId, saved, city);
  const [suggest] = useAddressSuggestions([city?.id]);
  const [isTried, setIsTried] = useState(false);
  const { save, isPending, fields, message } = useStep(
    (api, body: SaveOpeningShop) => unwrap(api.opening.shop({ body })),
    () => {
      keepOpeningDraft(userId, { shop: undefined });
      onSaved();
    },
  );
  const { typed, change } = form;
  const errors = isTried ? { ...fields, ...form.errors } : fields;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(form.errors).length === 0 && !isPending && !form.logo.isBusy) save(form.body());
  };
  const reveal = useRevealInvalid(isPending);
  return (
    <form className={styles.form} {...reveal} onSubmit={submit} noValidate>
      <TextField
        label="Название магазина"
        isRequired
        limit={openingLimits.name}
        hint={saved ? `Адрес страницы: /${saved.slug}` : 'Адрес страницы получится из названия'}
        value={typed.name}
        onChange={(name) => change({ name })}
        error={errors['name']}
      />
      <UploadField
        label="Логотип"
        hint="Квадратный, можно добавить позже"
        maxCount={1}
        items={form.logo.items}
        onFiles={form.logo.add}
        onRemove={form.logo.remove}
        onRetry={form.logo.retry}
        error={form.logo.refusal ?? errors['logoId']}
      />
      <CitySelect
        isRequired
        items={cities}
        value={city ?? null}
        onChange={setChosen}
        onSearch={setSearch}
        isLoading={isLoading}
        error={errors['cityId']}
      />
      {suggest && (
        <AddressField
          label="Адрес мастерской"
          isRequired
          hint="По нему посчитаем доставку и покажем самовывоз"
          value={typed.addressText}
          onChange={(addressText) => change({ addressText, address: null })}
          onChoose={({ value, address }) => change({ addressText: value, address })}
          suggest={suggest}
          error={errors['address']}
        />
      )}
      <div className={styles.pair}>
        <Select
          label="Открываемся"
          options={times}
          value={typed.opensAt}
          onChange={(opensAt) => change({ opensAt })}
          isDisabled={typed.isAroundTheClock}
        />
        <Select
          label="Закрываемся"
          options={times}
          value={typed.closesAt}
          onChange={(closesAt) => change({ closesAt })}
          isDisabled={typed.isAroundTheClock}
          error={errors['closesAt']}
        />
      </div>
      <Checkbox
        label="Круглосуточно"
        isChecked={typed.isAroundTheClock}
        onChange={(isAroundTheClock) => change({ isAroundTheClock })}
      />
      <PhoneField
        label="Телефон для покупателей"
        isRequired
        value={typed.phone}
        onChange={(phone) => change({ phone })}
        error={errors['phone']}
      />
      {message && (
        <Notice tone="critical" isAnnounced>
          {message}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="l" isLoading={isPending} loadingText="Сохраняем" isDisabled={form.logo.isBusy}>
          Дальше: первый товар
        </Button>
      </div>
    </form>
  );
}
