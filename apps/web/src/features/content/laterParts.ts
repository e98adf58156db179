import { laterPart } from '../../shell/laterPart.tsx';

// Rendered by the server; hydrated once the code shared by all pages has loaded.
const loadPostsPage = () => import('./PostsPage.tsx');

export const PostsPage = laterPart(loadPostsPage, import.meta.env.SSR ? await loadPostsPage() : undefined);
