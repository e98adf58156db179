import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const ProfileHead = lazyComponent(() => import('./ProfileHead.tsx'));
export const UsersPage = lazyComponent(() => import('./UsersPage.tsx'));
export const ProfilePosts = lazyComponent(() =>
  import('./ProfilePages.tsx').then(({ ProfilePosts: page }) => ({ default: page })),
);
export const ProfileArticles = lazyComponent(() =>
  import('./ProfilePages.tsx').then(({ ProfileArticles: page }) => ({ default: page })),
);
export const ProfileSubscribers = lazyComponent(() =>
  import('./ProfilePages.tsx').then(({ ProfileSubscribers: page }) => ({ default: page })),
);
export const PeopleSubscriptions = lazyComponent(() =>
  import('./SubscriptionsPages.tsx').then(({ PeopleSubscriptions: page }) => ({ default: page })),
);
export const ServiceSubscriptions = lazyComponent(() =>
  import('./SubscriptionsPages.tsx').then(({ ServiceSubscriptions: page }) => ({ default: page })),
);
export const FollowedShops = lazyComponent(() =>
  import('./FollowedPages.tsx').then(({ FollowedShops: page }) => ({ default: page })),
);
export const FollowedPeople = lazyComponent(() =>
  import('./FollowedPages.tsx').then(({ FollowedPeople: page }) => ({ default: page })),
);
