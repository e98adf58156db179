import { Type, type Static, type TSchema } from 'typebox';
import { Entity } from '../value/schema.ts';
import { pagingLimits } from './values.ts';

/** Any list query: `page` from 1, `take` at most 100. */
export const pageQuery = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: pagingLimits.page })),
  take: Type.Optional(Type.Integer({ minimum: 1, maximum: pagingLimits.take })),
};
export const PageQuery = Type.Object(pageQuery);
export type PageQuery = Static<typeof PageQuery>;

export const Meta = Entity('Meta', {
  page: Type.Integer(),
  pageCount: Type.Integer(),
  take: Type.Integer(),
  total: Type.Integer(),
});
export type Meta = Static<typeof Meta>;

/** A page of a list, named like an entity. */
export const PageOf = <T extends TSchema>(title: string, item: T) =>
  Entity(title, { data: Type.Array(item), meta: Meta });
/** One page of a list. */
export interface Page<T> {
  data: T[];
  meta: Meta;
}
