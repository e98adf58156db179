/** One invalid field. */
export interface FormFieldError {
  /** Its path: `orders.0.recipient.phone`. Empty for an error that belongs to no field. */
  name: string;
  /** Id of its element; `undefined` when the field is not on the page. */
  id: string | undefined;
  message: string;
}

/** A form is invalid, or the server rejected it. */
export class FormValidationError extends Error {
  readonly formId: string;
  /** In page order; errors without a place on the page come last. */
  readonly errors: readonly FormFieldError[];

  constructor(formId: string, errors: readonly FormFieldError[]) {
    super('Form validation exception');
    this.name = 'FormValidationError';
    this.formId = formId;
    this.errors = errors;
  }

  /** The error of the topmost field on the page: the one to report. */
  get first(): FormFieldError | undefined {
    return this.errors.find(({ id }) => id !== undefined);
  }
}
