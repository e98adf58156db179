import { lazyComponent } from '../../shell/lazyComponent.tsx';

/** A review with its votes and comments. */
export const ReviewItem = lazyComponent(() => import('./ReviewItem.tsx'));
/** The review that a link leads to, with its comments. */
export const LinkedReview = lazyComponent(() => import('./LinkedReview.tsx'));
