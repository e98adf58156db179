import { lazyComponent } from '../../shell/lazyComponent.tsx';

/** Parts of the pages of reviews that most readers never open. */
export const WriteReview = lazyComponent(() => import('./WriteReview.tsx'));
export const ReviewPhotos = lazyComponent(() => import('./ReviewPhotos.tsx'));
