import type { FormEvent } from 'react';
import { SearchIcon } from '../../../components/Icon/icons/SearchIcon.ts';
import { formText } from '../../formText.ts';
import * as styles from './Header.css.ts';

export interface HeaderSearchProps {
  /** What is being searched for on this page. */
  value: string;
  /** Takes the search over. Without it the browser goes to `/catalog/search?search=`. */
  onSearch?: ((text: string) => void) | undefined;
}

/** The search of the header: a plain GET form, so it works before and without scripts. */
export function HeaderSearch({ value, onSearch }: HeaderSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (onSearch === undefined) return;
    event.preventDefault();
    onSearch(formText(event.currentTarget, 'search').trim());
  };
  return (
    <form className={styles.search} role="search" action="/catalog/search" method="get" onSubmit={submit}>
      <button type="submit" className={styles.searchButton} aria-label="Найти">
        <SearchIcon />
      </button>
      <input
        // A new page brings its own words; the field is not controlled in between.
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
