/** The place of a product's reviews in the address: `#reviews`. */
export const reviewsId = 'reviews';
