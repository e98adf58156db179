import type { FocusEvent, FormEvent } from 'react';
import type { Messages } from './formErrors.ts';
import type { FieldPath, FieldValue } from './paths.ts';
import type { Refusal, ServerErrors } from './serverErrors.ts';
import type { FieldRules } from './rules.ts';
import type { FormValidationError } from './FormValidationError.ts';

export interface FormOptions<Values> {
  /** Of the `<form>`, and in the error. */
  id: string;
  /** What is typed; it lives with the form's owner, who may keep it wherever it is not lost. */
  values: Values;
  onChange: (values: Values) => void;
  rules: FieldRules<Values>;
  /** Nothing is wrong with the values. */
  onSubmit: (values: Values) => void;
  /**
   * Something is: found by the rules, or by the server. The first error whose field is on the page has been scrolled to
   * and has the focus; an application tells its message, and those of errors without a field.
   */
  onInvalid?: ((error: FormValidationError) => void) | undefined;
  /**
   * What the server did not accept. Another object is another refusal; it is shown until its fields are changed, the
   * form is sent again, or 8 seconds have passed.
   */
  serverErrors?: ServerErrors | null | undefined;
  /** It is being sent, and is not sent again. @default false */
  isBusy?: boolean | undefined;
  /** Before the names of fields in the ids of their elements. @default the form's id and a dot */
  idPrefix?: string | undefined;
}

/** What every field of the kit takes. */
interface FieldState {
  id: string;
  name: string;
  error: string | undefined;
  /** `required` is among its rules. */
  isRequired: boolean;
}

/** A field that is typed into or chosen from. */
export interface FieldBinding<Value> extends FieldState {
  value: Value;
  onChange: (value: Value) => void;
}

/** A checkbox. */
export interface TickBinding extends FieldState {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
}

/** For the `<form>`, or for whatever holds the fields. */
export interface FormProps {
  id: string;
  noValidate: true;
  onSubmit: (event: FormEvent) => void;
  onBlur: (event: FocusEvent) => void;
}

/** A form: what its fields hold, and what is wrong with them. */
export interface Form<Values> {
  values: Values;
  props: FormProps;
  /** For a field that is typed into: errors are seen 300 ms after the last keystroke. */
  field: <Path extends FieldPath<Values>>(name: Path) => FieldBinding<FieldValue<Values, Path>>;
  /** For radio buttons, lists, dates: errors are seen at once. */
  choice: <Path extends FieldPath<Values>>(name: Path) => FieldBinding<FieldValue<Values, Path>>;
  /** For a checkbox. */
  tick: (name: FieldPath<Values>) => TickBinding;
  /** What is seen to be wrong within what holds fields, by the names they have inside it. */
  messages: (within: FieldPath<Values>) => Messages;
  /** The owner has changed values by itself: `typed` looks at these fields a little later, `chosen` at once. */
  typed: (...names: readonly FieldPath<Values>[]) => void;
  chosen: (...names: readonly FieldPath<Values>[]) => void;
  submit: () => void;
  /** The same as another `serverErrors`, for who learns of a refusal in an event. */
  refuse: (errors: ServerErrors) => Refusal;
}
