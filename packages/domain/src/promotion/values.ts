/** The state of a promotion of the marketplace. */
export const promotionStates = ['UPCOMING', 'RUNNING', 'STOPPED', 'ENDED'] as const;

/** Limits of promotions. Prices are in kopecks. */
export const promotionLimits = {
  name: 80,
  text: 1000,
  categories: 20,
  /** The largest discount on one product, in kopecks. */
  amount: 100_000_000,
  /** Products that a shop chooses for one promotion. */
  goods: 500,
  /** Promotions that a shop sees at once. */
  shown: 50,
} as const;

/** No promotion lowers a price below this (kopecks). */
export const lowestPromotionPrice = 100;
