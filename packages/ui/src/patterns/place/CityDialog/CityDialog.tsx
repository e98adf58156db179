import type { City } from '@vetka/domain/place';
import { CheckIcon } from '../../../components/Icon/icons/CheckIcon.ts';
import { ResponsiveDialog } from '../../../components/ResponsiveDialog/index.ts';
import { SearchField } from '../../../components/SearchField/index.ts';
import { Spinner } from '../../../components/Spinner/index.ts';
import * as styles from './CityDialog.css.ts';

export interface CityDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Search results; the large cities without a query. */
  cities: readonly City[];
  isLoading?: boolean;
  /** The current city. */
  currentId?: number | null | undefined;
  search: string;
  onSearch: (text: string) => void;
  onSelect: (city: City) => void;
}

type CityListProps = Pick<CityDialogProps, 'cities' | 'isLoading' | 'currentId' | 'onSelect'>;

function CityList({ cities, isLoading = false, currentId, onSelect }: CityListProps) {
  if (cities.length === 0) {
    return (
      <div className={styles.note}>
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
            <span className={styles.words}>
              <span className={styles.name}>{city.name}</span>
              {city.region !== city.name && <span className={styles.region}>{city.region}</span>}
            </span>
            {city.id === currentId && <CheckIcon />}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Asks for the delivery city. */
export function CityDialog({ isOpen, onClose, search, onSearch, ...list }: CityDialogProps) {
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Ваш город"
      description="Покажем магазины, которые привезут сегодня."
    >
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
          <CityList {...list} />
        </div>
      </div>
    </ResponsiveDialog>
  );
}
