/** Types without nested fields. */
export type Leaf = string | number | bigint | boolean | symbol | null | undefined | Date | Blob;

/** Names of a form's fields: `email`, `orders.0`, `orders.0.recipient.phone`. */
export type FieldPath<Values> = Values extends Leaf
  ? never
  : Values extends readonly (infer Item)[]
    ? `${number}` | `${number}.${FieldPath<Item>}`
    : { [Key in keyof Values & string]: Key | `${Key}.${FieldPath<Values[Key]>}` }[keyof Values & string];

/** Value type of the field with that name. */
export type FieldValue<Values, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? FieldValue<PartOf<Values, Key>, Rest>
  : PartOf<Values, Path>;

type PartOf<Values, Key extends string> = Values extends readonly (infer Item)[]
  ? Item
  : Key extends keyof Values
    ? Values[Key]
    : never;

/** A path and its ancestors, the nearest first: `orders.0`, `orders`. */
export function withParents(path: string): string[] {
  const keys = path.split('.');
  return keys.map((_, count) => keys.slice(0, keys.length - count).join('.'));
}

export const joined = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

const partOf = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined;

/** The value of a field; `undefined` if there is no such field. */
export const valueAt = <Values, Path extends FieldPath<Values>>(values: Values, path: Path) =>
  path.split('.').reduce<unknown>(partOf, values) as FieldValue<Values, Path>;

/** Returns the values with one of them replaced, without mutating the input. */
export const withValue = <Values, Path extends FieldPath<Values>>(
  values: Values,
  path: Path,
  value: FieldValue<Values, Path>,
): Values => replaced(values, path.split('.'), value) as Values;

function replaced(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const part = replaced(partOf(whole, key), rest, value);
  return Array.isArray(whole)
    ? whole.map((item: unknown, index) => (index === Number(key) ? part : item))
    : { ...(whole as object), [key]: part };
}
