import { useRef, type ComponentProps, type KeyboardEvent } from 'react';
import { ownEscape } from '../../internal/layers/guards.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords } from '../../internal/words/words.ts';
import { FieldBox } from '../Field/index.ts';
import { CloseIcon } from '../Icon/icons/CloseIcon.ts';
import { SearchIcon } from '../Icon/icons/SearchIcon.ts';
import { IconButton } from '../IconButton/index.ts';

type Native = Pick<ComponentProps<'input'>, 'name' | 'id' | 'ref' | 'placeholder' | 'autoFocus' | 'onBlur' | 'onFocus'>;

export interface SearchFieldProps extends ValueProps<string>, Native {
  /** What is searched. Accessible name, not shown. @default 'Поиск' */
  label?: string | undefined;
  /** Enter, or «Найти» on the on-screen keyboard. */
  onSubmit?: ((value: string) => void) | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Goes to the input: `data-testid`. */
  [data: `data-${string}`]: unknown;
}

/** A search field: Enter submits, Escape or «Очистить» clears it and keeps the focus. */
export function SearchField(props: SearchFieldProps) {
  const { search = 'Поиск', clear: clearLabel = 'Очистить' } = useWords();
  const { label = search, value: given, defaultValue, onChange, onSubmit, ...rest } = props;
  const { isDisabled = false, isReadOnly = false, ref, ...native } = rest;
  const [value, change] = useValue({ value: given, defaultValue, onChange }, '');
  const input = useRef<HTMLInputElement>(null);
  const merged = useMergedRef(input, ref);
  const hasText = !isDisabled && !isReadOnly && value !== '';
  function clear() {
    change('');
    input.current?.focus();
  }
  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter') onSubmit?.(value);
    if (event.key === 'Escape' && hasText) {
      event.preventDefault();
      clear();
    }
  }
  return (
    <FieldBox
      leading={<SearchIcon />}
      trailing={hasText && <IconButton label={clearLabel} icon={<CloseIcon />} onClick={clear} />}
    >
      <input
        {...native}
        {...(hasText && ownEscape)}
        ref={merged}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        value={value}
        disabled={isDisabled}
        readOnly={isReadOnly}
        onChange={(event) => change(event.target.value)}
        onKeyDown={handleKey}
      />
    </FieldBox>
  );
}
