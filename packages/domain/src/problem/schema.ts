import { Type, type Static } from 'typebox';
import { Entity } from '../value/schema.ts';

/** Field errors of a 422: a path such as `orders.0.address` and its messages in Russian. */
export const FieldErrors = Type.Record(Type.String(), Type.Array(Type.String()));
export type FieldErrors = Static<typeof FieldErrors>;

/** Response of every failed call. `code` is stable and for programs, `message` is Russian and for people. */
export const Problem = Entity('Problem', {
  statusCode: Type.Integer(),
  code: Type.String(),
  message: Type.String(),
  errors: Type.Optional(FieldErrors),
  details: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});
export type Problem = Static<typeof Problem>;
