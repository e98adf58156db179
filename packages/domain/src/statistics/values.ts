/** The period of a comparison: the days right before, or the same days a year ago. */
export const statisticsComparisons = ['PREVIOUS', 'YEAR_AGO'] as const;

/** How the days of a period are grouped. */
export const statisticsSteps = ['DAY', 'WEEK', 'MONTH'] as const;

export const statisticsLimits = {
  /** The longest period. */
  days: 366,
  /** Best products by each measure. */
  products: 50,
  /** Reasons of cancellations, the most frequent first. */
  reasons: 20,
} as const;
