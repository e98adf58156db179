/** The legal documents, in the order they are listed; each is read at `/docs/{slug}`. */
export const documentSlugs = [
  'price',
  'terms',
  'police',
  'consent-cookie',
  'privacy-consent',
  'consent-registration',
  'seller-contract',
] as const;

/** The state of a version: being written, announced, in force, or replaced by a later one. */
export const legalStates = ['DRAFT', 'PLANNED', 'CURRENT', 'PAST'] as const;

/** Upper limits in characters. */
export const legalLimits = { text: 60_000, summary: 500 } as const;

/**
 * Days between announcing a version and the day it takes effect (289-FZ): for any change, and for one that is worse for
 * shops.
 */
export const legalNoticeDays = { usual: 15, worse: 45 } as const;
