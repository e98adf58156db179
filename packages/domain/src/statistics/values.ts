/** What a period is compared with: the days right before it, or the same days a year ago. */
export const statisticsComparisons = ['PREVIOUS', 'YEAR_AGO'] as const;

/** How the days of a period are put together. */
export const statisticsSteps = ['DAY', 'WEEK', 'MONTH'] as const;

export const statisticsLimits = {
  /** The longest period. */
  days: 366,
  /** Best products by each measure. */
  products: 50,
  /** Reasons of cancellations, the most frequent first. */
  reasons: 20,
} as const;
