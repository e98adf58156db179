import { useRef, type KeyboardEvent } from 'react';
import { FieldBox } from '../Field/index.ts';
import { CloseIcon } from '../Icon/icons/CloseIcon.ts';
import { SearchIcon } from '../Icon/icons/SearchIcon.ts';
import { IconButton } from '../IconButton/index.ts';

export interface SearchFieldProps {
  /** What is searched. Accessible name, not shown. @default 'Поиск' */
  label?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  /** Enter, or «Найти» on the on-screen keyboard. */
  onSubmit?: ((value: string) => void) | undefined;
  /** An example query. */
  placeholder?: string | undefined;
  name?: string | undefined;
  autoFocus?: boolean | undefined;
}

/** A search field: Enter submits, Escape or «Очистить» clears it and keeps the focus. */
export function SearchField({ label = 'Поиск', value, onChange, onSubmit, ...native }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onChange('');
    input.current?.focus();
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') onSubmit?.(value);
    if (event.key === 'Escape' && value !== '') {
      event.preventDefault();
      clear();
    }
  }
  return (
    <FieldBox
      leading={<SearchIcon />}
      trailing={value !== '' && <IconButton label="Очистить" icon={<CloseIcon />} onClick={clear} />}
    >
      <input
        {...native}
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={handleKey}
      />
    </FieldBox>
  );
}
