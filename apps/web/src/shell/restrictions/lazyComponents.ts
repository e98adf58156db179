import { lazyComponent } from '../lazyComponent.tsx';

export const BlockedNotice = lazyComponent(() => import('./BlockedNotice.tsx'));
export const RestrictMenu = lazyComponent(() => import('./RestrictMenu.tsx'));
