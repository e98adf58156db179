import { useState, type Ref } from 'react';
import { Combobox } from '../Combobox/index.ts';
import type { FieldProps } from '../Field/index.ts';
import { MapPinIcon } from '../Icon/icons/MapPinIcon.ts';

/** A city to choose, as the API gives it. */
export interface CityOption {
  id: number;
  name: string;
  region: string;
}

export interface CitySelectProps<City extends CityOption> extends Omit<FieldProps, 'label'> {
  /** @default 'Город' */
  label?: string;
  /** Cities to choose from, or what `onSearch` has found. */
  items: readonly City[];
  value: City | null;
  onChange: (city: City) => void;
  /** Somebody is looking for a city elsewhere. Without it `items` are searched here. */
  onSearch?: (text: string) => void;
  isLoading?: boolean;
  isDisabled?: boolean;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е');

/** Cities with a word that begins as the text does: «нов» finds Нижний Новгород. */
function search<City extends CityOption>(items: readonly City[], text: string): readonly City[] {
  const needle = plain(text);
  return items.filter(({ name }) => ` ${plain(name).replaceAll('-', ' ')}`.includes(` ${needle.replaceAll('-', ' ')}`));
}

/** A city from a list. Text that is no city is put back to the chosen one when the field is left. */
export function CitySelect<City extends CityOption>({
  label = 'Город',
  items,
  value,
  onChange,
  onSearch,
  ...field
}: CitySelectProps<City>) {
  // What is being typed; `null` while nobody is typing and the field shows the chosen city.
  const [typed, setTyped] = useState<string | null>(null);
  const found = onSearch || typed === null ? items : search(items, typed);
  return (
    <Combobox
      {...field}
      label={label}
      items={found.map((city) => ({ id: city.id, label: city.name, detail: city.region, city }))}
      text={typed ?? value?.name ?? ''}
      countedAs={['город', 'города', 'городов']}
      emptyText="Такого города нет в списке"
      placeholder="Например, Казань"
      leading={<MapPinIcon />}
      onTextChange={(text) => {
        setTyped(text);
        onSearch?.(text);
      }}
      onChoose={({ city }) => {
        setTyped(null);
        onChange(city);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
