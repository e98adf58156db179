import fc from 'fast-check';
import type { Schema } from '../contract/operations.ts';

/** How closely the input follows its schema. */
export const manners = ['valid', 'boundary', 'hostile'] as const;
export type Manner = (typeof manners)[number];

/** Names that exist in the demo shop, and words that do not. */
const knownNames = [
  'shopper',
  'florist',
  'admin',
  'myata-i-pion',
  'bukety',
  'editor',
  'popular',
  'new',
  '1',
  '2',
  'rozy,piony',
];

const hostileStrings = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\uD800',
  '\u202E',
  '💐'.repeat(50),
  "' or 1=1 --",
  '"; drop table users; --',
  '%',
  '_',
  '\\',
  '${7*7}',
  '<script>alert(1)</script>',
  '../../../../etc/passwd',
  'NaN',
  'null',
  'undefined',
  '1e1000',
  '-0',
  '0x10',
  ',',
  ',,',
  '(((((',
  '*',
  ':*',
  '&|!',
  '__proto__',
  '2026-02-31',
  '0000-00-00',
  '9999-99-99',
  '0001-01-01',
  '9999-12-31',
  '9999-12-31T23:59:59Z',
  '2016-12-31T23:59:60Z',
  '99:99',
  'a'.repeat(5000),
];

const strangeValues: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    -(2 ** 31) - 1,
    1e308,
    [],
    {},
    [[]],
    [null],
  ),
  fc.constantFrom(...hostileStrings),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

/** The first and the last that are accepted, and the day after which a leap second was added. */
const edges = fc.constantFrom(...['1900-01-01', '2016-12-31', '2199-12-31'].map((day) => new Date(day)));

function validString({ pattern, minLength = 0, maxLength = 60, format }: Schema): fc.Arbitrary<string> {
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && new RegExp(pattern ?? '', 'u').test(text);
  if (format === 'date-time') return fc.oneof(days, edges).map((day) => day.toISOString());
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return fc.oneof(days, edges).map((day) => day.toISOString().slice(0, 10));
  const known = knownNames.filter(fits);
  const free = pattern
    ? fc.stringMatching(new RegExp(pattern, 'u'))
    : fc.string({ unit: 'grapheme', minLength, maxLength });
  const random = free.filter(fits);
  return known.length > 0 ? fc.oneof(fc.constantFrom(...known), random) : random;
}

/** In thousandths, the most precise numbers of the API apart from coordinates. */
const validFraction = ({ minimum = 0, maximum = 100 }: Schema): fc.Arbitrary<number> =>
  fc
    .integer({ min: Math.ceil(minimum * 1000), max: Math.floor(maximum * 1000) })
    .map((thousandths) => thousandths / 1000);

/** Small ones are existing ids. */
const validInteger = ({ minimum = 0, maximum = 100 }: Schema): fc.Arbitrary<number> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: minimum, max: Math.min(maximum, minimum + 40) }) },
    { weight: 1, arbitrary: fc.integer({ min: minimum, max: maximum }) },
  );

function boundaryOf(schema: Schema): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 2 ** 31, minLength = 0, maxLength = 1000 } = schema;
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.constantFrom(minimum - 1, minimum, maximum, maximum + 1, minimum + 0.5);
  if (schema.type === 'string')
    return fc
      .tuple(
        fc.constantFrom(Math.max(minLength - 1, 0), minLength, maxLength, maxLength + 1),
        fc.constantFrom('я', 'a', '7'),
      )
      .map(([length, letter]) => letter.repeat(length));
  return validOf(schema, 'valid');
}

function objectOf({ properties = {}, required = [] }: Schema, manner: Manner): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, valueOf(each, manner)]));
  return fc.record(fields, { requiredKeys: manner === 'hostile' ? [] : required });
}

function arrayOf({ items = {}, minItems = 0, maxItems = 5 }: Schema, manner: Manner): fc.Arbitrary<unknown> {
  const most = manner === 'valid' ? Math.min(maxItems, minItems + 3) : maxItems + 1;
  return fc.array(valueOf(items, manner), { minLength: minItems, maxLength: most });
}

function validOf(schema: Schema, manner: Manner): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => valueOf(each, manner)));
  if (schema.type === 'object') return objectOf(schema, manner);
  if (schema.type === 'array') return arrayOf(schema, manner);
  if (schema.type === 'string') return validString(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  return schema.type === 'number' ? validFraction(schema) : validInteger(schema);
}

/** Values for a schema: all valid, at or just over a limit, or arbitrary. */
export function valueOf(schema: Schema, manner: Manner): fc.Arbitrary<unknown> {
  const valid = { weight: 4, arbitrary: validOf(schema, manner) };
  if (manner === 'valid') return valid.arbitrary;
  const boundary = { weight: 2, arbitrary: boundaryOf(schema) };
  if (manner === 'boundary') return fc.oneof(valid, boundary);
  return fc.oneof(valid, boundary, { weight: 2, arbitrary: strangeValues });
}

/** Bodies that are not JSON, or JSON of another shape. */
export const brokenPayloads = ['', '{', 'null', '[]', '"text"', '1', '{"__proto__":{}}', '['.repeat(5000), '\u0000'];
