/** Upper limits of a review, in characters; `photos` is a number of files. */
export const reviewLimits = { text: 2000, pros: 500, cons: 500, reply: 1000, photos: 10 } as const;
