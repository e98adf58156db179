import type { AddressSuggestions } from '@vetka/domain/place';

export interface AddressQuery {
  query: string;
  /** Restricts suggestions to this city (its Russian name). */
  city?: string;
  /** The region of that city: «Амурская область». */
  region?: string;
  /** Number of suggestions, 1 to 20. @default 7 */
  count?: number;
  /** Suggests only streets, houses and flats, not cities. @default false */
  fromStreet?: boolean;
}

/** Suggests addresses. Never fails: when the provider is unavailable, it returns no suggestions. */
export interface AddressSuggester {
  suggest: (query: AddressQuery) => Promise<AddressSuggestions>;
}
