import { sortLabels, sortOrders, type CatalogQuery, type SortOrder } from '@vetka/domain/catalog';
import type { ChangeEvent } from 'react';
import { ChevronDownIcon } from '../../../components/Icon/icons/ChevronDownIcon.ts';
import { SortIcon } from '../../../components/Icon/icons/SortIcon.ts';
import { withFilter } from '../FilterPanel/filterQuery.ts';
import * as styles from './CatalogToolbar.css.ts';

export interface SortSelectProps {
  query: CatalogQuery;
  /** Path of the page, for browsers without JavaScript. */
  action: string;
  onChange?: ((query: CatalogQuery) => void) | undefined;
}

interface SortChoice {
  /** Value in the URL; empty for the default order. */
  value: SortOrder | '';
  label: string;
}

const labelled = (value: SortOrder): SortChoice => ({ value, label: sortLabels[value] });
const otherOrders = sortOrders.filter((order) => order !== 'popular').map(labelled);
const catalogChoices: SortChoice[] = [{ value: '', label: sortLabels.popular }, ...otherOrders];
/** A search is sorted by relevance by default; popularity is one of the other options. */
const searchChoices: SortChoice[] = [{ value: '', label: 'По соответствию' }, ...sortOrders.map(labelled)];

/** The sort order: a native select over a chip. */
export function SortSelect({ query, action, onChange }: SortSelectProps) {
  const choices = query.search === undefined ? catalogChoices : searchChoices;
  const current = choices.find(({ value }) => value === query.sort) ?? choices[0];
  const change = ({ currentTarget: { value, form } }: ChangeEvent<HTMLSelectElement>) => {
    if (onChange === undefined) form?.requestSubmit();
    else onChange(withFilter(query, { sort: sortOrders.find((order) => order === value) }));
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
        <span className={styles.sortLabel}>{current?.label}</span>
        <ChevronDownIcon size="s" />
        <select className={styles.sortSelect} name="sort" value={current?.value} onChange={change} aria-label="Порядок">
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
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
