import { lazyComponent } from '../../../shell/lazyComponent.tsx';

export const GiftPage = lazyComponent(() => import('./GiftPage.tsx'));
