import { useEffect, useEffectEvent, useState, type Ref } from 'react';
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

const plain = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е').replaceAll('-', ' ');

/** Cities with a word that starts with the text: «нов» finds Нижний Новгород. */
const search = <City extends CityOption>(items: readonly City[], text: string): readonly City[] =>
  items.filter(({ name }) => ` ${plain(name)}`.includes(` ${plain(text)}`));

/**
 * A city from a list. On blur or Enter, the name of a city chooses it, as soon as the list answers it. Any other text
 * reverts to the chosen city on blur, and is refused on Enter.
 */
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
  const { chooseCity = 'Выберите город из списка' } = useWords();
  const [value, choose] = useValue<City, null>({ value: given, defaultValue, onChange }, null);
  // The typed text; `null` while nothing is being typed and the field shows the chosen city.
  const [typed, setTyped] = useState<string | null>(null);
  const [end, setEnd] = useState<'left' | 'entered' | null>(null);
  const found = onSearch ? items : search(items, typed ?? '');
  // What is typed counts as soon as it is the only city of that name, or the chosen one of several.
  const isNamed = (item: City) => plain(item.name) === plain(typed ?? '');
  const named = field.isLoading ? [] : found.filter(isNamed);
  const current = typed === null || (value && isNamed(value)) ? value : named[1] ? undefined : named[0];
  const problem = !typed || current ? undefined : named[1] || field.isLoading ? chooseCity : noCity;
  function finish(how: typeof end) {
    // A list that is still loading answers an earlier text.
    if (field.isLoading || (how === 'entered' && problem)) return setEnd(how);
    setEnd(null);
    setTyped(null);
    if (current && current.id !== value?.id) choose(current);
  }
  const finishLoaded = useEffectEvent(() => end && finish(end));
  useEffect(
    function waitForList() {
      const timer = field.isLoading ? 0 : setTimeout(finishLoaded);
      return () => clearTimeout(timer);
    },
    [field.isLoading],
  );
  return (
    <Combobox
      {...field}
      ref={useRefusal(problem, ref)}
      error={field.error ?? (end ? problem : undefined)}
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
        setEnd(null);
        onSearch?.(text);
      }}
      onChoose={({ item }) => {
        setTyped(null);
        choose(item);
      }}
      onBlur={() => finish('left')}
      onEnter={() => finish('entered')}
    />
  );
}
