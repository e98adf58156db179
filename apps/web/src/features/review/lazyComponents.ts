import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const ReviewsPage = lazyComponent(() => import('./ReviewsPage.tsx'));
export const MyReviewsPage = lazyComponent(() => import('./MyReviewsPage.tsx'));
