import type { AddressSuggestions } from '@vetka/domain/place';

export interface AddressQuery {
  query: string;
  /** Only in this city, by its Russian name. */
  city?: string;
  /** How many, 1 to 20. @default 7 */
  count?: number;
  /** Only streets, houses and flats, not cities. @default false */
  fromStreet?: boolean;
}

/** A source of address suggestions. It never fails: without the provider it suggests nothing. */
export interface AddressSuggester {
  suggest: (query: AddressQuery) => Promise<AddressSuggestions>;
}
