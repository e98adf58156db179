export { RatingHistogram, type RatingCounts, type RatingHistogramProps } from './RatingHistogram.tsx';
