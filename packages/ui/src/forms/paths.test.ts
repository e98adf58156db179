import { expect, expectTypeOf, test } from 'vitest';
import { valueAt, withParents, withValue, type FieldPath, type FieldValue } from './paths.ts';

interface Values {
  email: string | null;
  consent: boolean;
  born: Date;
  orders: readonly { time: string | null; address: { floor: string } | null }[];
}

const values: Values = {
  email: null,
  consent: false,
  born: new Date(0),
  orders: [
    { time: null, address: { floor: '1' } },
    { time: '15:00', address: null },
  ],
};

test('field names and their values are type-checked', () => {
  expectTypeOf<FieldPath<Values>>().toEqualTypeOf<
    | 'email'
    | 'consent'
    | 'born'
    | 'orders'
    | `orders.${number}`
    | `orders.${number}.time`
    | `orders.${number}.address`
    | `orders.${number}.address.floor`
  >();
  expectTypeOf<FieldValue<Values, 'email'>>().toEqualTypeOf<string | null>();
  expectTypeOf<FieldValue<Values, 'orders.0.time'>>().toEqualTypeOf<string | null>();
  expectTypeOf<FieldValue<Values, 'orders.0.address.floor'>>().toEqualTypeOf<string>();
  // @ts-expect-error There is no such field.
  expect(valueAt(values, 'phone')).toBeUndefined();
});

test('reads a value by its name', () => {
  expect(valueAt(values, 'orders.0.address.floor')).toBe('1');
  expect(valueAt(values, 'orders.1.address.floor')).toBeUndefined();
});

test('replaces a value without touching anything else', () => {
  const next = withValue(values, 'orders.0.address.floor', '2');
  expect(next.orders[0]?.address?.floor).toBe('2');
  expect(next.orders[1]).toBe(values.orders[1]);
  expect(values.orders[0]?.address?.floor).toBe('1');
});

test('lists the ancestors of a name', () => {
  expect(withParents('orders.0.address')).toEqual(['orders.0.address', 'orders.0', 'orders']);
});
