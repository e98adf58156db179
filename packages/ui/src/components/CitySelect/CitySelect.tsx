import { useState, type Ref } from 'react';
import { useRefusal } from '../../internal/useRefusal.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords } from '../../internal/words/words.ts';
import { Combobox } from '../Combobox/index.ts';
import type { FieldProps } from '../Field/index.ts';
import { MapPinIcon } from '../Icon/icons/MapPinIcon.ts';

/** A city to choose, as the API returns it. */
export interface CityOption {
  id: number;
  name: string;
  region: string;
}

export interface CitySelectProps<City extends CityOption> extends Omit<FieldProps, 'label'>, ValueProps<City, null> {
  /** @default 'Город' */
  label?: string | undefined;
  /** Cities to choose from, or the results of `onSearch`. */
  items: readonly City[];
  /** Searches for cities elsewhere. Without it `items` are searched locally. */
  onSearch?: ((text: string) => void) | undefined;
  isLoading?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Name of the form field; its value is the id of the city. */
  name?: string | undefined;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

const plain = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е');

/** Cities with a word that starts with the text: «нов» finds Нижний Новгород. */
function search<City extends CityOption>(items: readonly City[], text: string): readonly City[] {
  const needle = plain(text);
  return items.filter(({ name }) => ` ${plain(name).replaceAll('-', ' ')}`.includes(` ${needle.replaceAll('-', ' ')}`));
}

/** A city from a list. On blur, the name of a city chooses it; any other text reverts to the chosen one. */
export function CitySelect<City extends CityOption>({
  label,
  items,
  value: given,
  defaultValue,
  onChange,
  onSearch,
  name,
  ref,
  ...field
}: CitySelectProps<City>) {
  const { city = 'Город', cityForms = ['город', 'города', 'городов'] } = useWords();
  const { noCity = 'Такого города нет в списке', cityExample = 'Например, Казань' } = useWords();
  const [value, choose] = useValue<City, null>({ value: given, defaultValue, onChange }, null);
  // The typed text; `null` while nothing is being typed and the field shows the chosen city.
  const [typed, setTyped] = useState<string | null>(null);
  const found = onSearch || typed === null ? items : search(items, typed);
  // What is typed counts as soon as it is a city.
  const named = found.filter((item) => plain(item.name) === plain(typed ?? ''));
  const current = typed === null ? value : named[1] ? undefined : named[0];
  return (
    <Combobox
      {...field}
      ref={useRefusal(typed && !current ? noCity : undefined, ref)}
      label={label ?? city}
      items={found.map((item) => ({
        id: item.id,
        label: item.name,
        detail: item.region,
        icon: <MapPinIcon />,
        item,
      }))}
      value={typed ?? value?.name ?? ''}
      countedAs={cityForms}
      emptyText={noCity}
      placeholder={cityExample}
      leading={
        <>
          <MapPinIcon />
          {name && <input type="hidden" name={name} value={current?.id ?? ''} disabled={field.isDisabled} />}
        </>
      }
      onChange={(text) => {
        setTyped(text);
        onSearch?.(text);
      }}
      onChoose={({ item }) => {
        setTyped(null);
        choose(item);
      }}
      onBlur={() => {
        setTyped(null);
        if (current && current.id !== value?.id) choose(current);
      }}
    />
  );
}
