import { firstMessage, required, type Rule } from '@vetka/domain/form';
import { joined, type Leaf } from './paths.ts';

/**
 * Rules in the shape of the values: a rule or a list of them for a field, a table for an object, a list of tables for a
 * list. Errors are listed in the order of the rules.
 */
export type FieldRules<Value> =
  | Rule<Value>
  | readonly Rule<Value>[]
  | (Value extends Leaf
      ? never
      : Value extends readonly (infer Item)[]
        ? readonly FieldRules<Item>[]
        : { readonly [Key in keyof Value]?: FieldRules<Value[Key]> | undefined });

/** Error of one field. */
export interface WrongField {
  name: string;
  message: string;
}

type AnyRule = Rule<unknown>;

const isRule = (rules: unknown): rules is AnyRule => typeof rules === 'function';

/** The rules of one field; `undefined` for a table or a list of tables. */
function ownRules(rules: unknown): readonly AnyRule[] | undefined {
  if (isRule(rules)) return [rules];
  return Array.isArray(rules) && rules.every(isRule) ? rules : undefined;
}

const partsOf = (rules: unknown): [string, unknown][] =>
  typeof rules === 'object' && rules !== null ? Object.entries(rules) : [];

/** All errors in the order of the rules: the first message of each field. */
export const findWrong = <Values>(values: Values, rules: FieldRules<Values>): WrongField[] =>
  wrongIn(values, rules, '');

function wrongIn(value: unknown, rules: unknown, name: string): WrongField[] {
  const own = ownRules(rules);
  if (own) {
    const message = firstMessage(value, own);
    return message === undefined ? [] : [{ name, message }];
  }
  const parts = new Map(Object.entries(value ?? {}));
  return partsOf(rules).flatMap(([key, inner]) => wrongIn(parts.get(key), inner, joined(name, key)));
}

/** Whether a field is required: its rules include `required`. */
export function isRequiredField(rules: unknown, path: string): boolean {
  const found = path.split('.').reduce((part, key) => new Map(partsOf(part)).get(key), rules);
  return ownRules(found)?.includes(required) ?? false;
}
