import { ApiError } from '@vetka/api-client/client';
import { fieldError } from '@vetka/domain/problem';
import { serverErrorsOf } from './serverErrors.ts';

/** The API's errors about a form that it refused. */
export interface FormRefusal {
  /** By the server's name of the field. */
  fields: Readonly<Record<string, string>>;
  /** Errors that belong to no field. */
  message: string | undefined;
}

const none: FormRefusal = { fields: {}, message: undefined };

/** Empty for a failure that is not a refusal: report it by a toast. */
export function refusalOf(error: unknown): FormRefusal {
  const errors = serverErrorsOf(error);
  if (typeof errors === 'object' && errors !== null && !Array.isArray(errors)) {
    const entries = Object.keys(errors).map((name) => [name, fieldError(errors, name) ?? ''] as const);
    return { fields: Object.fromEntries(entries), message: undefined };
  }
  if (!(error instanceof ApiError) || error.failure.kind !== 'error' || !error.failure.message) return none;
  return { fields: {}, message: error.failure.message };
}

/** What a refusal carries under a name: as a rule the thing as it is now, of the type that the contract says. */
export const detailOf = (error: unknown, name: string): unknown =>
  error instanceof ApiError && error.failure.kind === 'error' ? error.failure.details[name] : undefined;

export const isRefusal = (error: unknown): boolean => {
  const { fields, message } = refusalOf(error);
  return message !== undefined || Object.keys(fields).length > 0;
};

/** The request has not been answered, or the server was down: the same request may succeed later. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.failure.status === 0 || error.failure.status >= 500;
