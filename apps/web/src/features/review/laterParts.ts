import { laterPart } from '../../shell/laterPart.tsx';

// Rendered by the server; hydrated once the code shared by all pages has loaded.
const loadReviewsPage = () => import('./ReviewsPage.tsx');

export const ReviewsPage = laterPart(loadReviewsPage, import.meta.env.SSR ? await loadReviewsPage() : undefined);
