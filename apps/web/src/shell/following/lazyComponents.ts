import { lazyComponent } from '../lazyComponent.tsx';

export const AuthorFollow = lazyComponent(() => import('./AuthorFollow.tsx'));
export const SellerFollow = lazyComponent(() => import('./SellerFollow.tsx'));
