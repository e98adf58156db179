import { useState, type Ref } from 'react';
import { Combobox } from '../Combobox/index.ts';
import type { FieldProps } from '../Field/index.ts';
import { MapPinIcon } from '../Icon/icons/MapPinIcon.ts';

/** A city to choose, as the API returns it. */
export interface CityOption {
  id: number;
  name: string;
  region: string;
}

export interface CitySelectProps<City extends CityOption> extends Omit<FieldProps, 'label'> {
  /** @default 'Город' */
  label?: string | undefined;
  /** Cities to choose from, or the results of `onSearch`. */
  items: readonly City[];
  value: City | null;
  onChange: (city: City) => void;
  /** Searches for cities elsewhere. Without it `items` are searched locally. */
  onSearch?: ((text: string) => void) | undefined;
  isLoading?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е');

/** Cities with a word that starts with the text: «нов» finds Нижний Новгород. */
function search<City extends CityOption>(items: readonly City[], text: string): readonly City[] {
  const needle = plain(text);
  return items.filter(({ name }) => ` ${plain(name).replaceAll('-', ' ')}`.includes(` ${needle.replaceAll('-', ' ')}`));
}

/** A city from a list. On blur, text that is not a city reverts to the chosen one. */
export function CitySelect<City extends CityOption>({
  label = 'Город',
  items,
  value,
  onChange,
  onSearch,
  ...field
}: CitySelectProps<City>) {
  // The typed text; `null` while nothing is being typed and the field shows the chosen city.
  const [typed, setTyped] = useState<string | null>(null);
  const found = onSearch || typed === null ? items : search(items, typed);
  return (
    <Combobox
      {...field}
      label={label}
      items={found.map((city) => ({ id: city.id, label: city.name, detail: city.region, city }))}
      value={typed ?? value?.name ?? ''}
      countedAs={['город', 'города', 'городов']}
      emptyText="Такого города нет в списке"
      placeholder="Например, Казань"
      leading={<MapPinIcon />}
      onChange={(text) => {
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
