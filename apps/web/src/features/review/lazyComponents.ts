import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const ReviewsPage = lazyComponent(() => import('./ReviewsPage.tsx'));
export const MyReviewsPage = lazyComponent(() => import('./MyReviewsPage.tsx'));
export const WriteReview = lazyComponent(() => import('./WriteReview.tsx'));
export const ReviewPhotos = lazyComponent(() => import('./ReviewPhotos.tsx'));
