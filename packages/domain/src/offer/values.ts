/** The kinds of entries in the history of plans and promo codes. */
export const offerActions = ['CREATED', 'CHANGED', 'STOPPED', 'RESUMED', 'AT_COST', 'NOT_AT_COST'] as const;

/** The state of a promo code, for its shop. */
export const couponStates = ['ACTIVE', 'UPCOMING', 'STOPPED', 'ENDED', 'EXHAUSTED'] as const;

/** Limits of plans and promo codes. Prices are in kopecks. */
export const offerLimits = {
  planName: 60,
  planDescription: 300,
  planPriceFrom: 1000,
  planPriceTo: 100_000_000,
  perks: 6,
  perk: 80,
  /** Plans that one shop may have, hidden ones included. */
  plans: 30,
  codeFrom: 3,
  codeTo: 30,
  couponName: 60,
  /** The largest sum of a promo code, in kopecks. */
  amount: 100_000_000,
  uses: 1_000_000,
  usesPerPerson: 1000,
  couponCategories: 20,
  nickname: 60,
  /** Products whose sale at cost price is changed at once. */
  goods: 200,
} as const;

/** Days of past orders over which the cost of a promo code or a plan is estimated. */
export const estimateDays = 30;
