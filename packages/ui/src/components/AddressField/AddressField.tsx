import { useState, type Ref } from 'react';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import { useWords } from '../../internal/words/words.ts';
import { Combobox } from '../Combobox/index.ts';
import type { FieldProps } from '../Field/index.ts';
import { MapPinIcon } from '../Icon/icons/MapPinIcon.ts';
import { useSuggestions, type Suggest } from './suggestions.ts';

/** One suggested address; other fields of the provider's answer are passed through. */
export interface AddressOption {
  /** The address in one line. */
  value: string;
  /** The house is known, so a courier can find it. */
  isComplete: boolean;
}

export interface AddressFieldProps<Suggestion extends AddressOption>
  extends Omit<FieldProps, 'label'>, ValueProps<string> {
  /** @default 'Адрес' */
  label?: string | undefined;
  /** The text of the address. Free text is allowed: suggestions are optional. */
  value?: string | undefined;
  /** A suggestion was chosen; its parts can fill other fields. */
  onChoose?: ((suggestion: Suggestion) => void) | undefined;
  /** Queries the provider, 300 ms after the last keystroke and from three letters on. */
  suggest: Suggest<Suggestion>;
  placeholder?: string | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  name?: string | undefined;
  /** Ref of the input. */
  ref?: Ref<HTMLInputElement> | undefined;
  onBlur?: (() => void) | undefined;
}

/** An address with suggestions from any provider. Choosing a street suggests its houses. */
export function AddressField<Suggestion extends AddressOption>(props: AddressFieldProps<Suggestion>) {
  const { address = 'Адрес', needsHouse = 'Укажите дом', addressForms = ['адрес', 'адреса', 'адресов'] } = useWords();
  const { addHouse = 'Добавьте номер дома, чтобы курьер вас нашёл' } = useWords();
  const { noSuggestions = 'Подсказки сейчас недоступны. Впишите адрес целиком' } = useWords();
  const { noAddress = 'Такого адреса не нашли. Можно вписать его целиком' } = useWords();
  const { label = address, value: given, defaultValue, onChange: onGiven, onChoose, suggest, hint, ...field } = props;
  const [value, onChange] = useValue({ value: given, defaultValue, onChange: onGiven }, '');
  // Suggest only for text being typed, not for an initial address.
  const [typed, setTyped] = useState<string | null>(null);
  const [lacksHouse, setLacksHouse] = useState(false);
  const { found, isLoading, hasFailed } = useSuggestions(typed, suggest);
  function type(text: string) {
    setTyped(text);
    setLacksHouse(false);
    onChange(text);
  }
  function choose(suggestion: Suggestion) {
    setLacksHouse(!suggestion.isComplete);
    setTyped(suggestion.isComplete ? null : suggestion.value);
    onChange(suggestion.isComplete ? suggestion.value : `${suggestion.value}, `);
    onChoose?.(suggestion);
  }
  return (
    <Combobox
      {...field}
      label={label}
      hint={lacksHouse ? addHouse : hasFailed ? noSuggestions : hint}
      items={found.map((suggestion) => ({
        id: suggestion.value,
        label: suggestion.value,
        detail: suggestion.isComplete ? undefined : needsHouse,
        icon: <MapPinIcon />,
        suggestion,
      }))}
      value={value}
      isLoading={isLoading}
      countedAs={addressForms}
      emptyText={noAddress}
      leading={<MapPinIcon />}
      onChange={type}
      onChoose={({ suggestion }) => choose(suggestion)}
      shouldStayOpen={({ suggestion }) => !suggestion.isComplete}
    />
  );
}
