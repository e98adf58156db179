import { isPathWord } from '../path/index.ts';

export * from './embed.ts';
export * from './limits.ts';
export * from './reading.ts';
export type * from './schema.ts';

/** Route parameter of an article: non-empty, no whitespace, not a word of the API's own paths. */
export const isArticleParam = (value: string): boolean =>
  value !== '' && !/\s/.test(value) && !isPathWord('articles', value);
