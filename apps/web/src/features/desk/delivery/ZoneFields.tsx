import { Button } from '@vetka/ui/Button';
import { CitySelect } from '@vetka/ui/CitySelect';
import { MoneyField } from '@vetka/ui/desk/MoneyField';
import { NumberField } from '@vetka/ui/desk/NumberField';
import { PlusIcon, TrashIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Select } from '@vetka/ui/Select';
import { TextField } from '@vetka/ui/TextField';
import { useState } from 'react';
import { useCities } from '../../../shell/place/useCities.ts';
import { timesWith } from '../halfHours.ts';
import { typedMoney, typedNumber } from '../../../shell/forms/typedFigures.ts';
import * as styles from './delivery.css.ts';
import type { DraftErrors } from './slotDraft.ts';
import { areaNotes, nextZone, zoneTitle, type ZoneCity, type ZoneDraft } from './zoneDraft.ts';

interface ZoneFieldsProps {
  zones: readonly ZoneDraft[];
  onChange: (zones: ZoneDraft[]) => void;
  /** The shop's city. */
  city: ZoneCity;
  /** Messages by `zones.{index}.{name}`. */
  errors: DraftErrors;
}

/** The area of a delivery option: cities and districts with their prices, and a summary. */
export function ZoneFields({ zones, onChange, city, errors }: ZoneFieldsProps) {
  const change = (key: number, part: Partial<ZoneDraft>) =>
    onChange(zones.map((zone) => (zone.key === key ? { ...zone, ...part } : zone)));
  return (
    <section className={styles.slots} aria-label="Куда везём">
      <h3 className={styles.subtitle}>Куда везём</h3>
      {zones.map((zone, index) => (
        <ZoneRow
          key={zone.key}
          zone={zone}
          onChange={(part) => change(zone.key, part)}
          onRemove={() => onChange(zones.filter(({ key }) => key !== zone.key))}
          errorOf={(name) => errors[`zones.${index}.${name}`]}
        />
      ))}
      <div aria-live="polite">
        {areaNotes(zones, city).map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </div>
      <div>
        <Button variant="tonal" icon={<PlusIcon />} onClick={() => onChange([...zones, nextZone(zones, city)])}>
          Добавить зону
        </Button>
      </div>
    </section>
  );
}

interface ZoneRowProps {
  zone: ZoneDraft;
  onChange: (part: Partial<ZoneDraft>) => void;
  onRemove: () => void;
  errorOf: (name: string) => string | undefined;
}

function ZoneRow({ zone, onChange, onRemove, errorOf }: ZoneRowProps) {
  const [search, setSearch] = useState('');
  const { cities, isLoading } = useCities(search);
  const title = zoneTitle(zone);
  return (
    <fieldset className={styles.slotFields}>
      <legend className={styles.slotLegend}>
        {title}
        <IconButton label={`Убрать зону ${title}`} icon={<TrashIcon />} onClick={onRemove} />
      </legend>
      <div className={styles.wholeRow}>
        <CitySelect
          items={cities}
          value={cities.find(({ id }) => id === zone.city?.id) ?? zone.city}
          onChange={({ id, name, region }) => onChange({ city: { id, name, region } })}
          onSearch={setSearch}
          isLoading={isLoading}
          error={errorOf('cityId')}
        />
      </div>
      <div className={styles.wholeRow}>
        <TextField
          label="Районы через запятую"
          placeholder="Весь город"
          hint="Как в адресе: Ясенево, Тёплый Стан"
          value={zone.districts}
          onChange={(districts) => onChange({ districts })}
          error={errorOf('districts')}
        />
      </div>
      <Figures zone={zone} onChange={onChange} errorOf={errorOf} />
      <Select
        label="Заказ на сегодня до"
        options={[{ value: '', label: 'Пока успеваем' }, ...timesWith(zone.orderUntil)]}
        value={zone.orderUntil}
        onChange={(orderUntil) => onChange({ orderUntil })}
        error={errorOf('orderUntil')}
      />
    </fieldset>
  );
}

const amounts = [
  { name: 'price', label: 'Цена' },
  { name: 'freeFrom', label: 'Бесплатно от' },
] as const;

function Figures({ zone, onChange, errorOf }: Omit<ZoneRowProps, 'onRemove'>) {
  const fieldOf = (name: 'price' | 'freeFrom' | 'leadMinutes') => ({
    placeholder: 'Как обычно',
    value: zone[name],
    onChange: (text: string) => onChange({ [name]: text }),
    error: errorOf(name),
  });
  return (
    <>
      {amounts.map(({ name, label }) => (
        <MoneyField key={name} label={label} {...typedMoney(fieldOf(name))} />
      ))}
      <NumberField label="На дорогу" unit="мин" {...typedNumber(fieldOf('leadMinutes'))} />
    </>
  );
}
