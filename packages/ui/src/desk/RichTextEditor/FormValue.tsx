import type { FieldControl } from '../../components/Field/index.ts';
import { isRichTextEmpty, type RichTextDocument, type RichTextOwnBlock } from '../RichText/index.ts';
import * as styles from './RichTextEditor.css.ts';

interface FormValueProps {
  control: FieldControl;
  name: string | undefined;
  value: RichTextDocument<RichTextOwnBlock>;
  isDisabled: boolean;
  isReadOnly: boolean;
  onFocus: () => void;
}

/** What the browser submits and validates. A form that moves the focus to it moves it to the text. */
export function FormValue({ control, name, value, isDisabled, isReadOnly, onFocus }: FormValueProps) {
  const text = name === undefined ? 'text' : JSON.stringify(value);
  return (
    <textarea
      id={control.id}
      name={name}
      className={styles.formValue}
      tabIndex={-1}
      aria-hidden="true"
      required={control.required}
      disabled={isDisabled}
      readOnly={isReadOnly}
      value={isRichTextEmpty(value) ? '' : text}
      onChange={() => undefined}
      onFocus={onFocus}
    />
  );
}
