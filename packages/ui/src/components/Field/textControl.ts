import { lengthOf } from '@vetka/domain/text';
import type { FocusEvent, InputHTMLAttributes, Ref } from 'react';
import { useValue, type ValueProps } from '../../internal/useValue.ts';
import type { FieldProps } from './Field.tsx';

type NativeProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'placeholder'
  | 'autoComplete'
  | 'autoFocus'
  | 'inputMode'
  | 'enterKeyHint'
  | 'autoCapitalize'
  | 'spellCheck'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'title'
>;

/** Props of every text field besides its frame. */
export interface TextControlProps<Element extends HTMLElement = HTMLInputElement>
  extends FieldProps, ValueProps<string>, NativeProps {
  onBlur?: ((event: FocusEvent<Element>) => void) | undefined;
  isDisabled?: boolean | undefined;
  isReadOnly?: boolean | undefined;
  ref?: Ref<Element> | undefined;
}

/** Splits the props of a text field into those of its frame and those of the native control, and keeps its value. */
export function useTextControl<
  Props extends Omit<TextControlProps, 'ref' | 'onBlur'> & { limit?: number | undefined },
>({
  label,
  hint,
  error,
  isRequired = false,
  id,
  isDisabled = false,
  isReadOnly = false,
  value,
  defaultValue,
  onChange,
  limit,
  ...native
}: Props) {
  const [text, change] = useValue({ value, defaultValue, onChange }, '');
  return {
    frame: { label, hint, isRequired, error, id, counter: limit ? `${lengthOf(text)} / ${limit}` : undefined },
    state: { disabled: isDisabled, readOnly: isReadOnly, value: text },
    onChange: change,
    native,
  };
}
