import { lazyComponent } from '../../shell/lazyComponent.tsx';

/** A review with its votes and comments. */
export const ReviewItem = lazyComponent(() => import('./ReviewItem.tsx'));
/** The buyer's own review, or the button to write it. */
export const OwnReview = lazyComponent(() =>
  import('./OwnReview.tsx').then(({ OwnReview: part }) => ({ default: part })),
);
/** The review of the URL, with its comments. */
export const LinkedReview = lazyComponent(() => import('./LinkedReview.tsx'));
