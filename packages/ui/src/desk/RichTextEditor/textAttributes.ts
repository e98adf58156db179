import type { FieldControl } from '../../components/Field/index.ts';
import { classes } from '../../internal/classes.ts';
import { compact, prose } from '../RichText/RichText.css.ts';

interface TextState {
  control: FieldControl;
  placeholder: string | undefined;
  size: 'm' | 'l';
  isDisabled: boolean;
  isReadOnly: boolean;
}

/** Attributes of the editable text: named by the label of the field, described by its hint or error. */
export function textAttributes(state: TextState): Record<string, string> {
  const { control, placeholder, size, isDisabled, isReadOnly } = state;
  const describedBy = control['aria-describedby'];
  return {
    role: 'textbox',
    class: classes(prose, size === 'm' && compact),
    'aria-multiline': 'true',
    'aria-labelledby': `${control.id}-label`,
    ...(describedBy !== undefined && { 'aria-describedby': describedBy }),
    ...(placeholder !== undefined && { 'aria-placeholder': placeholder }),
    ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
    ...(control.required && { 'aria-required': 'true' }),
    ...(isDisabled && { 'aria-disabled': 'true' }),
    ...(isReadOnly && { 'aria-readonly': 'true' }),
    // A text that cannot be edited is still read, selected and copied with the keyboard.
    ...(isReadOnly && { tabindex: '0' }),
  };
}
