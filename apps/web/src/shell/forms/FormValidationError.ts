/** One wrong field: `id` is its element's id. */
export interface FormFieldError {
  id: string;
  message: string;
}

/** A form that can't be sent as it is. */
export class FormValidationError extends Error {
  readonly formId: string;
  readonly errors: readonly FormFieldError[];

  constructor(formId: string, errors: readonly FormFieldError[]) {
    super('Form validation exception');
    this.name = 'FormValidationError';
    this.formId = formId;
    this.errors = errors;
  }
}
