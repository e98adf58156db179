import { laterPart } from '../../shell/laterPart.tsx';

// Drawn by the server; they come to life when the little that every page needs is there.
const loadReviewsPage = () => import('./ReviewsPage.tsx');

export const ReviewsPage = laterPart(loadReviewsPage, import.meta.env.SSR ? await loadReviewsPage() : undefined);
