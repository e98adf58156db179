import { useState, type Ref } from 'react';
import { Combobox } from '../Combobox/index.ts';
import type { FieldProps } from '../Field/index.ts';
import { MapPinIcon } from '../Icon/icons/MapPinIcon.ts';
import { useSuggestions, type Suggest } from './suggestions.ts';

/** One suggested address; whatever else the provider's answer holds is handed back with it. */
export interface AddressOption {
  /** The address in one line. */
  value: string;
  /** The house is known, a courier can find it. */
  isComplete: boolean;
}

export interface AddressFieldProps<Suggestion extends AddressOption> extends Omit<FieldProps, 'label'> {
  /** @default 'Адрес' */
  label?: string;
  /** The text of the address. What is typed freely stays: suggestions are an offer. */
  value: string;
  onChange: (text: string) => void;
  /** A suggestion was taken; its parts can fill other fields. */
  onChoose?: (suggestion: Suggestion) => void;
  /** Asks the provider; called 300 ms after the last keystroke, from three letters on. */
  suggest: Suggest<Suggestion>;
  placeholder?: string;
  isDisabled?: boolean;
  name?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
  onBlur?: () => void;
}

const addHouse = 'Добавьте номер дома, чтобы курьер вас нашёл';
const typeOn = 'Подсказки сейчас недоступны. Впишите адрес целиком';

/** An address with suggestions from any provider. A street leads on to its houses. */
export function AddressField<Suggestion extends AddressOption>(props: AddressFieldProps<Suggestion>) {
  const { label = 'Адрес', value, onChange, onChoose, suggest, hint, ...field } = props;
  // Suggestions are for what is being typed, not for an address that was there before.
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
      hint={lacksHouse ? addHouse : hasFailed ? typeOn : hint}
      items={found.map((suggestion) => ({
        id: suggestion.value,
        label: suggestion.value,
        detail: suggestion.isComplete ? undefined : 'Укажите дом',
        suggestion,
      }))}
      text={value}
      isLoading={isLoading}
      countedAs={['адрес', 'адреса', 'адресов']}
      emptyText="Такого адреса не нашли. Можно вписать его целиком"
      leading={<MapPinIcon />}
      optionIcon={<MapPinIcon />}
      onTextChange={type}
      onChoose={({ suggestion }) => choose(suggestion)}
      staysOpenAfter={({ suggestion }) => !suggestion.isComplete}
    />
  );
}
