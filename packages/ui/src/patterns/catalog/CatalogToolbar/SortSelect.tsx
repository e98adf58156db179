import { sortLabels, sortOrders, type CatalogQuery, type SortOrder } from '@vetka/domain/catalog';
import type { ChangeEvent } from 'react';
import { ChevronDownIcon } from '../../../components/Icon/icons/ChevronDownIcon.ts';
import { SortIcon } from '../../../components/Icon/icons/SortIcon.ts';
import { withFilter } from '../FilterPanel/filterQuery.ts';
import * as styles from './CatalogToolbar.css.ts';

export interface SortSelectProps {
  query: CatalogQuery;
  /** Path of the page, for a browser without scripts. */
  action: string;
  onChange?: ((query: CatalogQuery) => void) | undefined;
}

const isSortOrder = (value: string): value is SortOrder => sortOrders.some((order) => order === value);

/** The order of the goods: a native list over a chip. */
export function SortSelect({ query, action, onChange }: SortSelectProps) {
  const current = query.sort ?? 'popular';
  const change = ({ currentTarget: { value, form } }: ChangeEvent<HTMLSelectElement>) => {
    if (!isSortOrder(value)) return;
    if (onChange === undefined) form?.requestSubmit();
    else onChange(withFilter(query, { sort: value === 'popular' ? undefined : value }));
  };
  return (
    <form className={styles.sortForm} action={action} method="get">
      {Object.entries(query)
        .filter(([name]) => name !== 'sort' && name !== 'page')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={String(value)} />
        ))}
      <label className={styles.sort}>
        <SortIcon size="s" />
        <span className={styles.sortLabel}>{sortLabels[current]}</span>
        <ChevronDownIcon size="s" />
        <select className={styles.sortSelect} name="sort" value={current} onChange={change} aria-label="Порядок">
          {sortOrders.map((order) => (
            <option key={order} value={order}>
              {sortLabels[order]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <button type="submit" className={styles.sortSubmit}>
          Упорядочить
        </button>
      </noscript>
    </form>
  );
}
