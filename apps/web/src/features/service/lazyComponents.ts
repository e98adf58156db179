import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const ServiceHead = lazyComponent(() => import('./ServiceHead.tsx'));
export const ServiceHome = lazyComponent(() => import('./ServiceHome.tsx'));
export const MySubscriptionsPage = lazyComponent(() => import('./MySubscriptionsPage.tsx'));
export const ServiceGoods = lazyComponent(() => import('./ServiceGoods.tsx'));
export const ServicePosts = lazyComponent(() =>
  import('./ServicePublications.tsx').then(({ ServicePosts: page }) => ({ default: page })),
);
export const ServiceArticles = lazyComponent(() =>
  import('./ServicePublications.tsx').then(({ ServiceArticles: page }) => ({ default: page })),
);
export const ShopPreview = lazyComponent(() => import('./ShopPreview.tsx'));
