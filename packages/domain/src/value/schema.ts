import { Type, type TEnumValue, type TProperties, type TSchema } from 'typebox';

/** A named object: the API's description has it once, under its name. The name is the one it is exported by. */
export const Entity = <T extends TProperties>(title: string, properties: T) => Type.Object(properties, { title });

/** A named choice of values, described once like an entity. */
export const Enumeration = <T extends TEnumValue[]>(title: string, values: readonly [...T]) =>
  Type.Enum(values, { title });

/** A value that may be deliberately absent: `null`, never `undefined`, so that JSON keeps the key. */
export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Identity column: a positive 32-bit integer. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });

/** Kopecks, never negative. */
export const Kopecks = Type.Integer({ minimum: 0, maximum: 9_007_199_254_740_991 });

/** A moment: ISO 8601 in UTC. */
export const Moment = Type.String({ format: 'date-time' });

/** A calendar day `YYYY-MM-DD` in the local time zone of the event. The format refuses days like 31 February. */
export const Day = Type.String({ format: 'date', pattern: '^(?!0000)\\d{4}-\\d{2}-\\d{2}$' });

/** A text from one person to another: never blank. */
export const Words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' });

/** A wall-clock time `HH:mm`. */
export const ClockTime = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });

/** The last segment of a URL: Latin letters, digits and hyphens. */
export const Slug = Type.String({ minLength: 1, maxLength: 160, pattern: '^[^\\s/]+$' });

/** Parameters of a path with `{id}`. */
export const IdParams = Type.Object({ id: Id });
/** The place of a thing in a tree: inside another one, or on the first level. */
export const TreePlace = Entity('TreePlace', { id: Id, parentId: Nullable(Id) });
/** The deleted object. */
export const Removed = Entity('Removed', { id: Id });
/** Parameters of a path with `{slug}`. */
export const SlugParams = Type.Object({ slug: Slug });
