import type { ReactNode } from 'react';
import { Field, FieldBox } from '../Field/index.ts';
import { useTextControl, type TextControlProps } from '../Field/textControl.ts';

export interface TextFieldProps extends TextControlProps {
  /** @default 'text' */
  type?: 'text' | 'email' | 'url' | undefined;
  /** Shows «87 / 200». Excess text is counted, not cut: validation reports it. */
  limit?: number | undefined;
  /** An icon before the text. */
  leading?: ReactNode;
  /** Icon buttons after the text. */
  trailing?: ReactNode;
}

/** Single-line text. Use `TextArea` for several lines, `PhoneField` for a phone, `SearchField` for a search. */
export function TextField({ type = 'text', leading, trailing, ...props }: TextFieldProps) {
  const { frame, state, native, onChange } = useTextControl(props);
  return (
    <Field {...frame}>
      {(control) => (
        <FieldBox leading={leading} trailing={trailing}>
          <input {...native} {...state} {...control} type={type} onChange={(event) => onChange(event.target.value)} />
        </FieldBox>
      )}
    </Field>
  );
}
