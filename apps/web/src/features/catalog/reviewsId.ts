/** Id of the reviews section, for links: `#reviews`. */
export const reviewsId = 'reviews';
