/** The longest query (characters), and how many suggestions of each kind are returned at most. */
export const searchLimits = { query: 200, queries: 6, categories: 4, services: 3, articles: 3, products: 6 } as const;
