import { maskitoTransform } from '@maskito/core';
import { useMaskito } from '@maskito/react';
import { phone as phoneRule } from '@vetka/domain/form';
import { useState } from 'react';
import { useMergedRef } from '../../internal/useMergedRef.ts';
import { useRefusal } from '../../internal/useRefusal.ts';
import { Field, FieldBox } from '../Field/index.ts';
import { useTextControl, type TextControlProps } from '../Field/textControl.ts';
import { nationalDigits, phoneMask, toPhone } from './phoneMask.ts';

export interface PhoneFieldProps extends Omit<TextControlProps, 'inputMode' | 'autoComplete'> {
  /** `+7XXXXXXXXXX`, fewer digits while it is being typed, or an empty string. */
  value?: string | undefined;
  /** @default 'tel' */
  autoComplete?: string | undefined;
}

const show = (phone: string) => (phone === '' ? '' : maskitoTransform(`+7 ${nationalDigits(phone)}`, phoneMask));

/** A Russian phone number. Accepts `8…`, `+7…` and `9…`, typed, pasted or autofilled, and returns `+7XXXXXXXXXX`. */
export function PhoneField({ autoComplete = 'tel', placeholder = '+7 900 000-00-00', ref, ...props }: PhoneFieldProps) {
  const { frame, state, native, onChange } = useTextControl(props);
  // Keep the masked text in state: «+7 » without digits has no equivalent in the value.
  const [shown, setShown] = useState(() => show(state.value));
  const text = toPhone(shown) === state.value ? shown : show(state.value);
  // The browser takes the «+7 » of a required field for a number.
  const problem = phoneRule(frame.isRequired ? text : state.value);
  const input = useMergedRef(useMaskito({ options: phoneMask }), useRefusal(problem, ref));
  return (
    <Field {...frame}>
      {(control) => (
        <FieldBox>
          <input
            {...native}
            {...control}
            ref={input}
            type="tel"
            inputMode="tel"
            autoComplete={autoComplete}
            placeholder={placeholder}
            disabled={state.disabled}
            readOnly={state.readOnly}
            value={text}
            // Maskito changes the text before the event reaches React, so its handler must be onInput.
            onInput={(event) => {
              setShown(event.currentTarget.value);
              onChange(toPhone(event.currentTarget.value));
            }}
          />
        </FieldBox>
      )}
    </Field>
  );
}
