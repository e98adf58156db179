import { pagePath } from '@vetka/domain/path';
import { useRef, useState, type FocusEvent, type FormEvent, type ReactNode } from 'react';
import { CloseIcon } from '../../../components/Icon/icons/CloseIcon.ts';
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
  isSuggesting?: boolean | undefined;
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
        {/* A new page resets the field to its own query. */}
        <SearchInput key={value} value={value} onFieldFocus={onFieldFocus} />
      </form>
      {suggestions}
    </div>
  );
}

/** An uncontrolled field. Its type is `text`: browsers draw a cross of their own in a field of the type `search`. */
function SearchInput({ value, onFieldFocus }: Pick<HeaderSearchProps, 'value' | 'onFieldFocus'>) {
  const field = useRef<HTMLInputElement>(null);
  const [hasText, setHasText] = useState(value !== '');
  const clear = () => {
    const input = field.current;
    if (!input) return;
    input.value = '';
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.focus();
  };
  return (
    <>
      <input
        ref={field}
        className={styles.searchInput}
        type="text"
        inputMode="search"
        name="search"
        defaultValue={value}
        placeholder="Пионы, орхидея, подарок маме…"
        aria-label="Поиск по каталогу"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={(event) => onFieldFocus?.(event.currentTarget)}
        onInput={(event) => {
          setHasText(event.currentTarget.value !== '');
          onFieldFocus?.(event.currentTarget);
        }}
      />
      {hasText && (
        <button type="button" className={styles.searchButton} aria-label="Очистить поиск" onClick={clear}>
          <CloseIcon size="s" />
        </button>
      )}
    </>
  );
}
