import { formatNumber, plural, type PluralForms } from '@vetka/domain/plural';
import { useId, useRef, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import * as combobox from '../../components/Combobox/Combobox.css.ts';
import type { ComboboxItem } from '../../components/Combobox/index.ts';
import { handleListKey } from '../../components/Combobox/listKeys.ts';
import { resultText } from '../../components/Combobox/resultText.ts';
import { Field, FieldBox, type FieldProps } from '../../components/Field/index.ts';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords } from '../../internal/words/words.ts';
import { TagList } from '../TagsInput/TagList.tsx';
import { useTagFocus } from '../TagsInput/useTagFocus.ts';
import { OptionList } from './OptionList.tsx';
import { useOptions } from './useOptions.ts';

export type MultiSelectItem = ComboboxItem;

const fullText = (max: number) => `Больше ${plural(max, ['варианта', 'вариантов', 'вариантов'])} не выбрать.`;
const chosenText = (count: number) => `Выбрано ${formatNumber(count)}`;

export interface MultiSelectProps extends FieldProps, ValueProps<readonly MultiSelectItem['id'][]> {
  /** All options in the order to show. The field finds among them what is typed. */
  items: readonly MultiSelectItem[];
  /** How many can be chosen. @default unlimited */
  max?: number | undefined;
  /** What no choice means: «Все товары». */
  placeholder?: string | undefined;
  /** Shown instead of the list when nothing is found. @default 'Ничего не найдено' */
  emptyText?: string | undefined;
  /** For «Найдено 3 раздела». @default вариант, варианта, вариантов */
  countedAs?: PluralForms | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  /** Name of the form fields, one for each choice. */
  name?: string | undefined;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Several of a long list: categories, cities. The list stays open while options are chosen; what is chosen stands below
 * the field. For up to ten options use `Checkbox`es or `Chip`s, for own words `TagsInput`.
 *
 * Keyboard (APG combobox with a multi-selectable listbox): Down and Up move through the list, Enter chooses and unchooses,
 * Escape closes the list only, Alt+Down opens, Alt+Up closes. Left or Backspace before the text moves to the last tag, as
 * in `TagsInput`.
 */
export function MultiSelect(props: MultiSelectProps) {
  const words = useWords();
  const { noMore = fullText, chosenCount = chosenText } = words;
  const { items, value: given, defaultValue, onChange: onGiven, max = Infinity, placeholder, ...rest } = props;
  const { emptyText, countedAs, isDisabled = false, isReadOnly = false, name, ref, ...frame } = rest;
  const [value, onChange] = useValue({ value: given, defaultValue, onChange: onGiven }, []);
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRef(input, ref);
  const isFixed = isDisabled || isReadOnly;
  const { list, shown, text, type, isFull } = useOptions({ items, value, onChange, max, isFixed });
  const focus = useTagFocus({
    count: value.length,
    onRemove: (index) => onChange(value.filter((_, each) => each !== index)),
    input,
  });
  const isListed = list.isOpen && shown.length > 0;
  const full = isFull ? `${noMore(max)} ` : '';
  const result = `${full}${resultText({ count: shown.length, isLoading: false, countedAs, emptyText }, words)}`;
  const labels = new Map(items.map(({ id, label }) => [id, label]));
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    handleListKey(event, list);
    focus.onInputKey(event);
  };
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <FieldBox ref={box}>
            <input
              {...control}
              ref={inputRef}
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              type="text"
              role="combobox"
              aria-expanded={isListed}
              aria-controls={isListed ? listId : undefined}
              aria-autocomplete="list"
              aria-activedescendant={isListed && list.active >= 0 ? `${listId}-${list.active}` : undefined}
              required={control.required && value.length === 0}
              aria-required={control.required || undefined}
              value={text}
              placeholder={value.length === 0 ? placeholder : undefined}
              disabled={isDisabled}
              readOnly={isReadOnly}
              onChange={(event) => type(event.target.value)}
              onKeyDown={handleKey}
              onClick={list.open}
              onBlur={(event: FocusEvent) => {
                // The browser window lost focus, not the field.
                if (document.activeElement !== event.target) list.close();
              }}
            />
          </FieldBox>
          {/* Below the field: it stays where it is while options are chosen. */}
          <TagList
            label={frame.label}
            tags={value.map((id) => ({ key: String(id), label: labels.get(id) ?? String(id) }))}
            focus={focus}
            isDisabled={isDisabled}
            isReadOnly={isReadOnly}
            name={name}
          />
          <span className={combobox.status} role="status">
            {list.isOpen ? `${chosenCount(value.length)}. ${text === '' ? full : result}` : ''}
          </span>
          {list.isOpen && (
            <OptionList
              id={listId}
              label={frame.label}
              items={shown}
              chosen={value}
              isFull={isFull}
              anchor={box}
              list={list}
              result={result}
            />
          )}
        </>
      )}
    </Field>
  );
}
