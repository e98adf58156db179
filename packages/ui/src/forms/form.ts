import type { FocusEvent, FormEvent } from 'react';
import type { Messages } from './formErrors.ts';
import type { FieldPath, FieldValue } from './paths.ts';
import type { Refusal, ServerErrors } from './serverErrors.ts';
import type { FieldRules } from './rules.ts';
import type { FormValidationError } from './FormValidationError.ts';

export interface FormOptions<Values> {
  /** Id of the `<form>`, also included in the error. */
  id: string;
  /** The typed values, owned by the caller, who can store them persistently. */
  values: Values;
  onChange: (values: Values) => void;
  rules: FieldRules<Values>;
  /** The values are valid. */
  onSubmit: (values: Values) => void;
  /**
   * The rules or the server found errors. The first field with an error on the page has been scrolled to and focused;
   * the application shows the message of that error and of those without a field.
   */
  onInvalid?: ((error: FormValidationError) => void) | undefined;
  /**
   * Validation errors from the server. A new object counts as a new rejection; it is shown until its fields are
   * changed, the form is submitted again, or 8 seconds have passed.
   */
  serverErrors?: ServerErrors | null | undefined;
  /** The form is being submitted; further submits are ignored. @default false */
  isLoading?: boolean | undefined;
  /** Prefix of the fields' element ids. @default the form's id and a dot */
  idPrefix?: string | undefined;
}

/** Props common to the kit's fields. */
interface FieldState {
  id: string;
  name: string;
  error: string | undefined;
  /** Its rules include `required`. */
  isRequired: boolean;
}

/** Props of a typed or chosen field. */
export interface FieldBinding<Value> extends FieldState {
  value: Value;
  onChange: (value: Value) => void;
}

/** A checkbox. */
export interface TickBinding extends FieldState {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** Props for the `<form>` or another element around the fields. */
export interface FormProps {
  id: string;
  noValidate: true;
  onSubmit: (event: FormEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/** A form: its values, errors and handlers. */
export interface Form<Values> {
  values: Values;
  props: FormProps;
  /** Props of a typed field: validated 300 ms after the last keystroke. */
  field: <Path extends FieldPath<Values>>(name: Path) => FieldBinding<FieldValue<Values, Path>>;
  /** Props of radio buttons, lists, dates: validated immediately. */
  choice: <Path extends FieldPath<Values>>(name: Path) => FieldBinding<FieldValue<Values, Path>>;
  /** Props of a checkbox. */
  tick: (name: FieldPath<Values>) => TickBinding;
  /** Visible errors within a group of fields, by the names they have inside it. */
  messages: (within: FieldPath<Values>) => Messages;
  /**
   * The owner has changed values itself: `typed` validates these fields after a delay, `chosen` immediately, `cleared`
   * not until they are reached again.
   */
  typed: (...names: readonly FieldPath<Values>[]) => void;
  chosen: (...names: readonly FieldPath<Values>[]) => void;
  cleared: (...names: readonly FieldPath<Values>[]) => void;
  submit: () => void;
  /** Same as a new `serverErrors`, for owners that receive the rejection in an event. */
  refuse: (errors: ServerErrors) => Refusal;
}
