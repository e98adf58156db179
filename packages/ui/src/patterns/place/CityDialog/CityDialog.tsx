import type { City, ListedCity } from '@vetka/domain/place';
import { plural } from '@vetka/domain/plural';
import { useId } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Chip } from '../../../components/Chip/index.ts';
import { Divider } from '../../../components/Divider/index.ts';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { MapPinIcon } from '../../../components/Icon/icons/MapPinIcon.ts';
import { NavigationIcon } from '../../../components/Icon/icons/NavigationIcon.ts';
import { Inline } from '../../../components/Inline/index.ts';
import { ResponsiveDialog } from '../../../components/ResponsiveDialog/index.ts';
import { SearchField } from '../../../components/SearchField/index.ts';
import { Spinner } from '../../../components/Spinner/index.ts';
import { Stack } from '../../../components/Stack/index.ts';
import { Text } from '../../../components/Text/index.ts';
import * as styles from './CityDialog.css.ts';

export interface CityDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Search results; the large cities without a query. */
  cities: readonly ListedCity[];
  /** The cities with the most shops, offered below the list. */
  citiesWithShops?: readonly ListedCity[] | undefined;
  /** The city of the visitor's network address, offered by «Определить по сети». */
  guessedCity?: City | null | undefined;
  isLoading?: boolean | undefined;
  /** The current city. */
  currentId?: number | null | undefined;
  search: string;
  onSearch: (text: string) => void;
  onSelect: (city: City) => void;
}

type CityListProps = Pick<CityDialogProps, 'cities' | 'isLoading' | 'currentId' | 'onSelect'>;

/** «6 магазинов», «есть доставка», or nothing. */
function noteOf({ servicesCount, hasDelivery }: ListedCity): string {
  if (servicesCount > 0) return plural(servicesCount, ['магазин', 'магазина', 'магазинов']);
  return hasDelivery ? 'есть доставка' : '';
}

function CityList({ cities, isLoading = false, currentId, onSelect }: CityListProps) {
  if (cities.length === 0) {
    return (
      <div className={styles.empty}>
        {isLoading ? <Spinner /> : 'Такого города пока нет. Проверьте название или выберите ближайший крупный город.'}
      </div>
    );
  }
  return (
    <ul>
      {cities.map((city) => (
        <li key={city.id}>
          <button
            type="button"
            className={styles.city}
            onClick={() => onSelect(city)}
            {...(city.id === currentId && { 'aria-current': 'true' as const })}
          >
            {city.id === currentId ? <CheckIcon /> : <MapPinIcon />}
            <span className={styles.words}>
              <span className={styles.name}>{city.name}</span>
              {city.region !== city.name && <span className={styles.note}>{city.region}</span>}
            </span>
            <span className={styles.note}>{noteOf(city)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Cities with shops, one press each. */
function CitiesWithShops({ cities, onSelect }: Pick<CityListProps, 'cities' | 'onSelect'>) {
  const id = useId();
  return (
    <>
      <Divider />
      <Stack gap={8}>
        <Text size="label" id={id}>
          Где есть наши магазины
        </Text>
        <div role="group" aria-labelledby={id}>
          <Inline gap={8}>
            {cities.map((city) => (
              <Chip key={city.id} onClick={() => onSelect(city)}>
                {city.name}
              </Chip>
            ))}
          </Inline>
        </div>
      </Stack>
    </>
  );
}

/** Asks for the delivery city. */
export function CityDialog({
  isOpen,
  onClose,
  search,
  onSearch,
  citiesWithShops = [],
  guessedCity,
  onSelect,
  ...list
}: CityDialogProps) {
  return (
    <ResponsiveDialog isOpen={isOpen} onClose={onClose} title="Куда везти цветы">
      <div className={styles.body}>
        <SearchField
          label="Название города"
          placeholder="Нижний Новгород"
          value={search}
          onChange={onSearch}
          autoFocus
        />
        <div
          className={styles.list}
          role="region"
          aria-label="Города"
          aria-busy={list.isLoading ?? false}
          tabIndex={-1}
        >
          <CityList {...list} onSelect={onSelect} />
        </div>
        {citiesWithShops.length > 0 && <CitiesWithShops cities={citiesWithShops} onSelect={onSelect} />}
        {guessedCity && guessedCity.id !== list.currentId && (
          <Button variant="plain" icon={<NavigationIcon />} onClick={() => onSelect(guessedCity)}>
            Определить по сети: {guessedCity.name}
          </Button>
        )}
      </div>
    </ResponsiveDialog>
  );
}
