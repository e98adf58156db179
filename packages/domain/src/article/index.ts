export type * from './schema.ts';

/** Route parameter of an article: non-empty, no whitespace. */
export const isArticleParam = (value: string): boolean => value !== '' && !/\s/.test(value);
