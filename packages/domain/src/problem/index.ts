export type * from './schema.ts';

/** Texts of the error catalogue, to the letter. */
export const problemTexts = {
  unauthorized: 'Вам необходимо авторизоваться',
  rateLimit: 'Слишком много запросов',
  unknown: 'Что-то пошло не так',
  notFound: 'Ничего не найдено',
} as const;

type ServerErrors = string | readonly unknown[] | Readonly<Record<string, unknown>>;

const messagesOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(messagesOf);
  if (value !== null && typeof value === 'object') {
    return 'message' in value ? messagesOf(value.message) : Object.values(value).flatMap(messagesOf);
  }
  return [];
};

/** Flattens the three shapes of a 422 (a string, a list, an object of values) into messages, one per toast. */
export const toastsOf = (errors: ServerErrors): string[] => {
  if (typeof errors === 'string') return [errors];
  return (Array.isArray(errors) ? errors : Object.values(errors))
    .map((value) => messagesOf(value).join(', '))
    .filter((message) => message !== '');
};

const isNamed = (entry: unknown, name: string): boolean =>
  typeof entry === 'object' && entry !== null && 'name' in entry && entry.name === name;

/**
 * The message of one field by a key like `orders.{index}.{field}`, from a keyed object or from a list of entries
 * with `name` and `message`. Several messages are joined with a comma.
 */
export const fieldError = (errors: unknown, key: string): string | undefined => {
  if (errors === null || typeof errors !== 'object') return undefined;
  const found = Array.isArray(errors)
    ? errors.filter((entry) => isNamed(entry, key)).flatMap(messagesOf)
    : messagesOf((errors as Record<string, unknown>)[key]);
  return found.length > 0 ? found.join(', ') : undefined;
};
