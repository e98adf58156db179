import { pagePath } from '@vetka/domain/path';
import type { FocusEvent, FormEvent, ReactNode } from 'react';
import { SearchIcon } from '../../../components/Icon/icons/SearchIcon.ts';
import { formText } from '../../formText.ts';
import * as styles from './Header.css.ts';

export interface HeaderSearchProps {
  /** The current search query. */
  value: string;
  /** Handles the search. Without it the browser goes to `/catalog/search?search=`. */
  onSearch?: ((text: string) => void) | undefined;
  /** `SuggestPanel` for the field, once `onFieldFocus` has named it. */
  suggestions?: ReactNode;
  isSuggesting?: boolean;
  /** The field has the focus, or is typed in: load the suggestions. */
  onFieldFocus?: ((input: HTMLInputElement) => void) | undefined;
  /** The focus has left the field and its suggestions. */
  onSearchLeave?: (() => void) | undefined;
}

/** The header's search: a plain GET form, so it works without JavaScript. */
export function HeaderSearch({
  value,
  onSearch,
  suggestions,
  isSuggesting = false,
  onFieldFocus,
  onSearchLeave,
}: HeaderSearchProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (onSearch === undefined) return;
    event.preventDefault();
    onSearch(formText(event.currentTarget, 'search').trim());
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) onSearchLeave?.();
  };
  return (
    <div className={styles.searchPlace} onBlur={leave} data-open={isSuggesting ? '' : undefined}>
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
          onFocus={(event) => onFieldFocus?.(event.currentTarget)}
          onInput={(event) => onFieldFocus?.(event.currentTarget)}
        />
      </form>
      {suggestions}
    </div>
  );
}
