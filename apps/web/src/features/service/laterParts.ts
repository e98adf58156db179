import { laterPart } from '../../shell/laterPart.tsx';

// Rendered by the server; hydrated once the code shared by all pages has loaded.
const loadServiceHead = () => import('./ServiceHead.tsx');
const loadServiceHome = () => import('./ServiceHome.tsx');
const loadServiceGoods = () => import('./ServiceGoods.tsx');
const loadServicePosts = () =>
  import('./ServicePublications.tsx').then(({ ServicePosts: page }) => ({ default: page }));
const loadServiceArticles = () =>
  import('./ServicePublications.tsx').then(({ ServiceArticles: page }) => ({ default: page }));

export const ServiceHead = laterPart(loadServiceHead, import.meta.env.SSR ? await loadServiceHead() : undefined);
export const ServiceHome = laterPart(loadServiceHome, import.meta.env.SSR ? await loadServiceHome() : undefined);
export const ServiceGoods = laterPart(loadServiceGoods, import.meta.env.SSR ? await loadServiceGoods() : undefined);
export const ServicePosts = laterPart(loadServicePosts, import.meta.env.SSR ? await loadServicePosts() : undefined);
export const ServiceArticles = laterPart(
  loadServiceArticles,
  import.meta.env.SSR ? await loadServiceArticles() : undefined,
);
