import { Type, type Static } from 'typebox';
import { PageOf, pageQuery } from '../paging/schema.ts';
import { Entity, Id, Kopecks, Moment, Nullable, Slug } from '../value/schema.ts';
import { MediaFile } from '../media/schema.ts';
import { ServiceRef } from '../service/schema.ts';
import { searchLimits, synonymLimits } from './values.ts';

/** Without a query, or with an empty one, only frequent queries are returned. */
export const SuggestionsQuery = Type.Object({
  query: Type.Optional(Type.String({ maxLength: searchLimits.query })),
});
export type SuggestionsQuery = Static<typeof SuggestionsQuery>;

export const SuggestedProduct = Entity('SuggestedProduct', {
  id: Id,
  slug: Slug,
  title: Type.String(),
  price: Kopecks,
  oldPrice: Nullable(Kopecks),
  image: Nullable(MediaFile),
  isAvailable: Type.Boolean(),
});
export type SuggestedProduct = Static<typeof SuggestedProduct>;

export const SuggestedCategory = Entity('SuggestedCategory', {
  id: Id,
  slug: Slug,
  name: Type.String(),
  productsCount: Type.Integer(),
});
export type SuggestedCategory = Static<typeof SuggestedCategory>;

export const SuggestedService = Entity('SuggestedService', { ...ServiceRef.properties, cityName: Type.String() });
export type SuggestedService = Static<typeof SuggestedService>;

export const SuggestedArticle = Entity('SuggestedArticle', {
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  cover: Nullable(MediaFile),
});
export type SuggestedArticle = Static<typeof SuggestedArticle>;

/** The suggestions for a partly typed query. Every list is sorted, best first, and may be empty. */
export const Suggestions = Entity('Suggestions', {
  /** The corrected query, after fixing the keyboard layout, transliteration or a typo; null when nothing was corrected. */
  correctedSearch: Nullable(Type.String()),
  /** Frequent queries of other people that start like this one. */
  queries: Type.Array(Type.String()),
  categories: Type.Array(SuggestedCategory),
  services: Type.Array(SuggestedService),
  articles: Type.Array(SuggestedArticle),
  products: Type.Array(SuggestedProduct),
  /** The number of all products found, for «Все 41 товар». */
  productsCount: Type.Integer(),
});
export type Suggestions = Static<typeof Suggestions>;

const words = Type.String({ minLength: 2, maxLength: synonymLimits.words, pattern: '\\S' });

/** A search for the term, in any form, also finds each of the meanings; not the other way round. */
export const WriteSynonym = Entity('WriteSynonym', {
  term: words,
  meanings: Type.Array(words, { minItems: 1, maxItems: synonymLimits.meanings }),
});
export type WriteSynonym = Static<typeof WriteSynonym>;
export const SearchSynonym = Entity('SearchSynonym', {
  id: Id,
  ...WriteSynonym.properties,
  updatedAt: Moment,
  /** The person who changed it last; null for those that came with the marketplace. */
  updatedBy: Nullable(Type.String()),
});
export type SearchSynonym = Static<typeof SearchSynonym>;
export const SearchSynonymPage = PageOf('SearchSynonymPage', SearchSynonym);
export type SearchSynonymPage = Static<typeof SearchSynonymPage>;
/** `search` is a part of a term or of a meaning. */
export const SynonymsQuery = Type.Object({
  ...pageQuery,
  search: Type.Optional(Type.String({ maxLength: synonymLimits.words })),
});
export type SynonymsQuery = Static<typeof SynonymsQuery>;
