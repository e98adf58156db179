import { laterPart } from '../../shell/laterPart.tsx';

// Drawn by the server; they come to life when the little that every page needs is there.
const loadPostsPage = () => import('./PostsPage.tsx');

export const PostsPage = laterPart(loadPostsPage, import.meta.env.SSR ? await loadPostsPage() : undefined);
