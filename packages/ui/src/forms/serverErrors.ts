import { fieldError, toastsOf } from '@vetka/domain/problem';
import type { WrongField } from './rules.ts';

/** The three shapes of a 422: a message, a list of messages or of `{ name, message }`, messages by field. */
export type ServerErrors = string | readonly unknown[] | Readonly<Record<string, unknown>>;

/** Server errors, sorted. */
export interface Refusal {
  /** Each field once; several messages are joined with a comma. */
  fields: WrongField[];
  /** Messages without a field. */
  rest: string[];
}

const nameOf = (entry: unknown): string | undefined =>
  typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string'
    ? entry.name
    : undefined;

/** Sorts server errors. `placeOf` resolves a name to its field: itself or the nearest ancestor. */
export function readRefusal(errors: ServerErrors, placeOf: (name: string) => string | undefined): Refusal {
  const fields = new Map<string, string[]>();
  const rest: string[] = [];
  for (const name of namesIn(errors)) {
    const message = fieldError(errors, name);
    const place = placeOf(name);
    if (message === undefined) continue;
    if (place === undefined) rest.push(message);
    else fields.set(place, [...(fields.get(place) ?? []), message]);
  }
  return {
    fields: [...fields].map(([name, messages]) => ({ name, message: messages.join(', ') })),
    rest: [...rest, ...namelessIn(errors)],
  };
}

function namesIn(errors: ServerErrors): string[] {
  if (typeof errors === 'string') return [];
  if (!Array.isArray(errors)) return Object.keys(errors);
  return [...new Set(errors.flatMap((entry) => nameOf(entry) ?? []))];
}

function namelessIn(errors: ServerErrors): string[] {
  if (typeof errors === 'string') return toastsOf(errors);
  return Array.isArray(errors) ? toastsOf(errors.filter((entry) => nameOf(entry) === undefined)) : [];
}
