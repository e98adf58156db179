import { laterPart } from '../../shell/laterPart.tsx';

// Rendered by the server; hydrated once the code shared by all pages has loaded.
const loadProfileHead = () => import('./ProfileHead.tsx');
const loadUsersPage = () => import('./UsersPage.tsx');
const loadProfilePosts = () => import('./ProfilePages.tsx').then(({ ProfilePosts: page }) => ({ default: page }));
const loadProfileArticles = () => import('./ProfilePages.tsx').then(({ ProfileArticles: page }) => ({ default: page }));
const loadProfileSubscribers = () =>
  import('./ProfilePages.tsx').then(({ ProfileSubscribers: page }) => ({ default: page }));
const loadPeopleSubscriptions = () =>
  import('./SubscriptionsPages.tsx').then(({ PeopleSubscriptions: page }) => ({ default: page }));
const loadServiceSubscriptions = () =>
  import('./SubscriptionsPages.tsx').then(({ ServiceSubscriptions: page }) => ({ default: page }));

export const ProfileHead = laterPart(loadProfileHead, import.meta.env.SSR ? await loadProfileHead() : undefined);
export const UsersPage = laterPart(loadUsersPage, import.meta.env.SSR ? await loadUsersPage() : undefined);
export const ProfilePosts = laterPart(loadProfilePosts, import.meta.env.SSR ? await loadProfilePosts() : undefined);
export const ProfileArticles = laterPart(
  loadProfileArticles,
  import.meta.env.SSR ? await loadProfileArticles() : undefined,
);
export const ProfileSubscribers = laterPart(
  loadProfileSubscribers,
  import.meta.env.SSR ? await loadProfileSubscribers() : undefined,
);
export const PeopleSubscriptions = laterPart(
  loadPeopleSubscriptions,
  import.meta.env.SSR ? await loadPeopleSubscriptions() : undefined,
);
export const ServiceSubscriptions = laterPart(
  loadServiceSubscriptions,
  import.meta.env.SSR ? await loadServiceSubscriptions() : undefined,
);
