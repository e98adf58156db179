import { pagePath } from '@vetka/domain/path';
import type { FormEvent } from 'react';
import { SearchIcon } from '../../../components/Icon/icons/SearchIcon.ts';
import { formText } from '../../formText.ts';
import * as styles from './Header.css.ts';

export interface HeaderSearchProps {
  /** The current search query. */
  value: string;
  /** Handles the search. Without it the browser goes to `/catalog/search?search=`. */
  onSearch?: ((text: string) => void) | undefined;
}

/** The header's search: a plain GET form, so it works without JavaScript. */
export function HeaderSearch({ value, onSearch }: HeaderSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (onSearch === undefined) return;
    event.preventDefault();
    onSearch(formText(event.currentTarget, 'search').trim());
  };
  return (
    <form className={styles.search} role="search" action={pagePath('/catalog/search')} method="get" onSubmit={submit}>
      <button type="submit" className={styles.searchButton} aria-label="Найти">
        <SearchIcon />
      </button>
      <input
        // Uncontrolled; a new page resets it to its own query.
        key={value}
        className={styles.searchInput}
        type="search"
        name="search"
        defaultValue={value}
        placeholder="Пионы, орхидея, подарок маме…"
        aria-label="Поиск по каталогу"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
      />
    </form>
  );
}
