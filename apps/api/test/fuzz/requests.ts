import fc from 'fast-check';
import sharp from 'sharp';
import type { Operation } from '../contract/operations.ts';
import { headersOf, sampleOf } from '../contract/sample.ts';
import { brokenPayloads, manners, valueOf, type Manner } from './values.ts';

export const actors = ['guest', 'shopper', 'florist', 'admin'] as const;
export type Actor = (typeof actors)[number];

/** One request, small enough to be printed when it reveals a problem. */
export interface FuzzRequest {
  actor: Actor;
  url: string;
  headers: Record<string, string>;
  /** JSON text, or the parts of a form. */
  payload?: string | FormParts;
}

interface FormParts {
  fields: Record<string, string>;
  file: { name: string; type: string; bytes: number[] };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** A lone surrogate cannot be percent-encoded, so it is sent in bodies only. */
const encoded = (value: unknown): string => encodeURIComponent(textOf(value).replaceAll(/\p{Surrogate}/gu, '\uFFFD'));

function urlOf({ path, parameters }: Operation, manner: Manner): fc.Arbitrary<string> {
  const valuesIn = (place: 'path' | 'query', requiredKeys: string[]) =>
    fc.record(
      Object.fromEntries(
        parameters.filter((each) => each.in === place).map(({ name, schema }) => [name, valueOf(schema, manner)]),
      ),
      { requiredKeys },
    );
  const names = parameters.filter((each) => each.in === 'path').map(({ name }) => name);
  const required = parameters.filter((each) => each.in === 'query' && each.required).map(({ name }) => name);
  return fc.tuple(valuesIn('path', names), valuesIn('query', required)).map(([params, query]) => {
    const search = Object.entries(query).map(([name, value]) => `${name}=${encoded(value)}`);
    const place = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(params[name]));
    return search.length > 0 ? `${place}?${search.join('&')}` : place;
  });
}

function jsonOf(operation: Operation, manner: Manner): fc.Arbitrary<string | undefined> {
  const { body } = operation;
  if (!body) return fc.constant(undefined);
  const json = valueOf(body, manner).map((value) => JSON.stringify(value));
  if (manner !== 'hostile') return json;
  const stranger = JSON.stringify({ ...(sampleOf(body) as object), id: 1, isAdministration: true });
  return fc.oneof({ weight: 6, arbitrary: json }, fc.constantFrom(...brokenPayloads, stranger));
}

const picture = [
  ...(await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()),
];

const formParts: fc.Arbitrary<FormParts> = fc.record({
  fields: fc.dictionary(fc.constantFrom('type', 'file', 'id', 'ownerUserId'), fc.string({ maxLength: 50 })),
  file: fc.record({
    name: fc.constantFrom('photo.png', '../../x.png', '', 'a'.repeat(300), 'фото.jpg', '.htaccess'),
    type: fc.constantFrom('image/png', 'image/svg+xml', 'text/html', ''),
    bytes: fc.oneof(fc.constant(picture), fc.array(fc.nat(255), { maxLength: 100 }), fc.constant(picture.slice(0, 40))),
  }),
});

const payloadOf = (operation: Operation, manner: Manner): fc.Arbitrary<FuzzRequest['payload']> =>
  operation.form ? formParts : jsonOf(operation, manner);

/** Requests of an operation by any actor, with any kind of input. */
export const requestsOf = (operation: Operation): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...manners).chain((manner) =>
    fc
      .record({
        actor: fc.constantFrom(...actors),
        url: urlOf(operation, manner),
        payload: payloadOf(operation, manner),
        key: fc.uuid(),
      })
      .map(({ payload, key, ...request }) => {
        const headers = {
          ...headersOf(operation),
          ...(headersOf(operation)['idempotency-key'] && { 'idempotency-key': key }),
        };
        return { ...request, headers, ...(payload !== undefined && { payload }) };
      }),
  );

export function formOf({ fields, file: { name, type, bytes } }: FormParts): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([Uint8Array.from(bytes)], { type }), name);
  return form;
}
