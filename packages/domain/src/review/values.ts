/** Orders of a list of reviews. */
export const reviewSorts = ['NEW', 'HELPFUL', 'HIGH', 'LOW'] as const;

/** Tabs of the reviews at the desk of a shop: those without an answer, with photos, with few stars. */
export const deskReviewFilters = ['WAITING', 'ALL', 'PHOTOS', 'LOW'] as const;

/** At most this many stars are few. */
export const lowRating = 3;

/** Upper limits of a review, in characters; `photos` is a number of files. */
export const reviewLimits = { text: 2000, pros: 500, cons: 500, reply: 1000, photos: 10 } as const;

/** Days in which a review may be changed by its author. */
export const reviewEditDays = 14;
