import { useState } from 'react';
import { useRefusal } from '../../internal/useRefusal.ts';
import { useValue } from '../../internal/useValue.ts';
import type { TextControlProps } from '../Field/textControl.ts';
import { TextField } from '../TextField/index.ts';
import { maxLength, requisiteError, requisites, type RequisiteKind } from './requisites.ts';

export interface RequisiteFieldProps extends Omit<TextControlProps, 'label' | 'inputMode'> {
  /** ИНН of 10 or 12 digits, КПП of 9, ОГРН of 13, ОГРНИП of 15. */
  kind: RequisiteKind;
  /** @default the name of the requisite */
  label?: string | undefined;
  /** Digits only; incomplete while being typed. */
  value?: string | undefined;
}

/**
 * A number from a state register. Accepts only digits, also when pasted, and reports a wrong length or check digit once
 * the field is left or the number has its maximum length.
 */
export function RequisiteField({ kind, label, onBlur, error, ref, ...props }: RequisiteFieldProps) {
  const [value, change] = useValue(props, '');
  const [isLeft, setIsLeft] = useState(false);
  const problem = requisiteError(kind, value);
  const input = useRefusal(problem, ref);
  return (
    <TextField
      {...props}
      label={label ?? requisites[kind].label}
      ref={input}
      error={error ?? (isLeft || value.length === maxLength(kind) ? problem : undefined)}
      inputMode="numeric"
      autoComplete={props.autoComplete ?? 'off'}
      value={value}
      onChange={(text) => {
        setIsLeft(false);
        change(text.replace(/\D/g, '').slice(0, maxLength(kind)));
      }}
      onBlur={(event) => {
        setIsLeft(true);
        onBlur?.(event);
      }}
    />
  );
}
