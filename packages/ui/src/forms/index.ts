export { useForm } from './useForm.ts';
export { FormValidationError, type FormFieldError } from './FormValidationError.ts';
export type { FieldBinding, Form, FormOptions, FormProps, TickBinding } from './form.ts';
export type { FieldPath, FieldValue } from './paths.ts';
export { revealFirstInvalid } from './revealInvalid.ts';
export { findWrong, type FieldRules, type WrongField } from './rules.ts';
export type { Refusal, ServerErrors } from './serverErrors.ts';
