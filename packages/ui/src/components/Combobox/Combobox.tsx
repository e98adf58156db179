import { type PluralForms } from '@vetka/domain/plural';
import { useId, useRef, useState, type FocusEvent, type ReactNode, type Ref } from 'react';
import { useForeignLayer } from '../../internal/layers/foreignLayers.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords } from '../../internal/words/words.ts';
import { Field, FieldBox, type FieldProps } from '../Field/index.ts';
import { CloseIcon } from '../Icon/icons/CloseIcon.ts';
import { IconButton } from '../IconButton/index.ts';
import * as styles from './Combobox.css.ts';
import type { ComboboxItem } from './comboboxItem.ts';
import { ComboboxList } from './ComboboxList.tsx';
import { handleListKey, type ListControl } from './listKeys.ts';
import { resultText } from './resultText.ts';

export interface ComboboxProps<Item extends ComboboxItem> extends FieldProps, ValueProps<string> {
  /** Options for the current text; the owner filters and loads them. */
  items: readonly Item[];
  /** The text in the field. */
  value?: string | undefined;
  onChoose: (item: Item) => void;
  /** Keep the list open after a choice, for example to go on from a street to its houses. */
  shouldStayOpen?: ((item: Item) => boolean) | undefined;
  isLoading?: boolean | undefined;
  /** Shown instead of the list when there are no options. @default 'Ничего не найдено' */
  emptyText?: string | undefined;
  /** For «Найдено 3 адреса». @default вариант, варианта, вариантов */
  countedAs?: PluralForms | undefined;
  /** Shown before the text. */
  leading?: ReactNode;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  name?: string | undefined;
  /** @default 'off' */
  autoComplete?: string | undefined;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement> | undefined;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  /** Enter without a highlighted option, before it submits the form. */
  onEnter?: (() => void) | undefined;
}

/**
 * A field with a list of suggestions. The number of results is announced.
 *
 * Keyboard (APG combobox): Down and Up move through the list, Enter chooses, Escape closes the list only, Alt+Down
 * opens, Alt+Up closes.
 */
export function Combobox<Item extends ComboboxItem>(props: ComboboxProps<Item>) {
  const words = useWords();
  const { items, value: given, defaultValue, onChange, onChoose, shouldStayOpen, isLoading = false, ...rest } = props;
  const { emptyText, countedAs, leading, isDisabled = false, isReadOnly = false, onBlur, onEnter, ...others } = rest;
  const { autoComplete = 'off', ...frame } = others;
  const [value, change] = useValue({ value: given, defaultValue, onChange }, '');
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const isFixed = isDisabled || isReadOnly;
  const list = useList<Item>({
    items,
    value,
    isLoading,
    isFixed,
    shouldStayOpen,
    onChange: change,
    onChoose(item) {
      if (given === undefined) change(item.label);
      onChoose(item);
    },
  });
  function clear() {
    change('');
    box.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }
  const enter = () => {
    list.close();
    onEnter?.();
  };
  const isListed = list.isOpen && items.length > 0;
  const result = resultText({ count: items.length, isLoading, countedAs, emptyText }, words);
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <FieldBox ref={box} leading={leading} trailing={value !== '' && !isFixed && <ClearButton onClear={clear} />}>
            <input
              {...control}
              autoComplete={autoComplete}
              autoCorrect="off"
              spellCheck={false}
              type="text"
              role="combobox"
              aria-expanded={isListed}
              aria-controls={isListed ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={isListed && list.active >= 0 ? `${listId}-${list.active}` : undefined}
              value={value}
              disabled={isDisabled}
              readOnly={isReadOnly}
              onChange={(event) => list.type(event.target.value)}
              onKeyDown={(event) => handleListKey(event, { ...list, onEnter: onEnter && enter })}
              onClick={list.open}
              onBlur={(event) => leave(event, list, onBlur)}
            />
          </FieldBox>
          <span className={styles.status} role="status">
            {list.isOpen && value !== '' ? result : ''}
          </span>
          {list.isOpen && (
            <ComboboxList
              id={listId}
              label={frame.label}
              items={items}
              text={value}
              anchor={box}
              list={list}
              result={result}
              isLoading={isLoading}
            />
          )}
        </>
      )}
    </Field>
  );
}

function leave(event: FocusEvent, list: ListControl, onBlur: (() => void) | undefined) {
  // The browser window lost focus, not the field.
  if (document.activeElement === event.target) return;
  list.close();
  onBlur?.();
}

interface ListOptions<Item extends ComboboxItem> extends Pick<
  ComboboxProps<Item>,
  'items' | 'onChoose' | 'shouldStayOpen'
> {
  value: string;
  onChange: (text: string) => void;
  isLoading: boolean;
  /** Disabled or read-only: it never opens. */
  isFixed: boolean;
}

function useList<Item extends ComboboxItem>(options: ListOptions<Item>) {
  const { items, value, isLoading, isFixed, onChange, onChoose, shouldStayOpen } = options;
  const [isWanted, setIsWanted] = useState(false);
  const [activeId, setActiveId] = useState<Item['id'] | null>(null);
  // Don't open an empty list for an empty field.
  const isOpen = isWanted && !isFixed && (items.length > 0 || value !== '' || isLoading);
  useForeignLayer(isOpen);
  const close = () => {
    setIsWanted(false);
    setActiveId(null);
  };
  return {
    isOpen,
    count: items.length,
    active: items.findIndex((item) => item.id === activeId),
    setActive: (place: number) => setActiveId(items[place]?.id ?? null),
    open: () => setIsWanted(true),
    close,
    choose(place: number) {
      const item = items[place];
      if (!item) return;
      onChoose(item);
      if (shouldStayOpen?.(item)) setActiveId(null);
      else close();
    },
    type(next: string) {
      onChange(next);
      setActiveId(null);
      setIsWanted(true);
    },
  };
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const { clear = 'Очистить' } = useWords();
  return (
    <IconButton
      label={clear}
      icon={<CloseIcon />}
      // The field keeps the focus and, on a phone, the on-screen keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    />
  );
}
