export { RatingStars, type RatingStarsProps } from './RatingStars.tsx';
export { RatingMark, type RatingMarkProps } from './RatingMark.tsx';
