import { ApiError } from '@vetka/api-client/client';
import { toastsOf } from '@vetka/domain/problem';
import type { FormFieldError } from '../../../shell/forms/FormValidationError.ts';
import { consentId, emailId, fieldId, partPaths } from './checkoutRules.ts';

/** What the server did not accept. */
export interface CheckoutRefusal {
  /** In the order of the page. */
  fields: FormFieldError[];
  /** What belongs to no field: goods that are gone, a coupon, a new total. */
  rest: string[];
}

export const noRefusal: CheckoutRefusal = { fields: [], rest: [] };

const fieldIdPattern = /^orders\.(\d+)\.(.+)$/;

const placeOf = (key: string): number => {
  const [, index, path] = fieldIdPattern.exec(key) ?? [];
  if (index === undefined || path === undefined) return [emailId, consentId].indexOf(key);
  const place = (partPaths as readonly string[]).indexOf(path);
  return place < 0 ? -1 : Number(index) * partPaths.length + place;
};

/** Puts a refused order's errors to the fields of the page. */
export function refusalOf(error: unknown): CheckoutRefusal {
  if (!(error instanceof ApiError)) return noRefusal;
  const { failure } = error;
  if (failure.kind === 'error') {
    return failure.code.startsWith('order.') && failure.message ? { fields: [], rest: [failure.message] } : noRefusal;
  }
  if (failure.kind !== 'validation_error') return noRefusal;
  const { errors } = failure;
  if (typeof errors === 'string' || Array.isArray(errors)) return { fields: [], rest: toastsOf(errors) };
  const all = Object.entries(errors).map(([id, messages]) => ({ id, message: toastsOf([messages]).join(', ') }));
  const isField = ({ id }: FormFieldError) => placeOf(id) >= 0;
  return {
    fields: all.filter(isField).toSorted((one, other) => orderOf(one.id) - orderOf(other.id)),
    rest: all.filter((entry) => !isField(entry)).map(({ message }) => message),
  };
}

/** Sellers' fields first, then the rest. */
const orderOf = (id: string): number => (fieldIdPattern.test(id) ? placeOf(id) : 10_000 + placeOf(id));

/** Errors of one seller's fields by their path, as its section takes them. */
export function sectionErrors(index: number, messageOf: (id: string) => string | undefined) {
  return Object.fromEntries(partPaths.map((path) => [path, messageOf(fieldId(index, path))]));
}
