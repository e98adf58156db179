export type * from './schema.ts';
export * from './values.ts';
