/** One wrong field. */
export interface FormFieldError {
  /** Its path: `orders.0.recipient.phone`. Empty for what belongs to no field. */
  name: string;
  /** Id of its element; `undefined` when the field is not on the page. */
  id: string | undefined;
  message: string;
}

/** A form can't be sent as it is, or the server did not accept it. */
export class FormValidationError extends Error {
  readonly formId: string;
  /** In the order of the page; what has no place there is at the end. */
  readonly errors: readonly FormFieldError[];

  constructor(formId: string, errors: readonly FormFieldError[]) {
    super('Form validation exception');
    this.name = 'FormValidationError';
    this.formId = formId;
    this.errors = errors;
  }

  /** The error whose field the page shows first: the one to tell. */
  get first(): FormFieldError | undefined {
    return this.errors.find(({ id }) => id !== undefined);
  }
}
