/** Frequent queries, which the search suggests. */
import { searchQueries } from '@vetka/api/schema';
import { demoSearches } from '../content/searches.ts';
import type { SeedContext } from './context.ts';

export async function seedSearches({ tx }: SeedContext): Promise<void> {
  await tx.insert(searchQueries).values(demoSearches.map(([query, uses]) => ({ query, uses })));
}
