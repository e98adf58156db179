/** Orders of a list of reviews. */
export const reviewSorts = ['NEW', 'HELPFUL', 'HIGH', 'LOW'] as const;

/** Tabs of the reviews at the desk of a shop: those without an answer, with photos, with few stars. */
export const deskReviewFilters = ['WAITING', 'ALL', 'PHOTOS', 'LOW'] as const;

/** At most this many stars are few. */
export const lowRating = 3;

/** Days in which a review may be changed by its author. */
export const reviewEditDays = 14;
