export type * from './schema.ts';
export * from './discount.ts';
export * from './messages.ts';
export * from './rules.ts';
export * from './values.ts';
