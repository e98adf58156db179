/** The longest query (characters), and how many suggestions of each kind are returned at most. */
/** Of a synonym: characters of its term and of each meaning, and how many meanings. */
export const synonymLimits = { words: 60, meanings: 20 } as const;

export const searchLimits = { query: 200, queries: 6, categories: 4, services: 3, articles: 3, products: 6 } as const;
