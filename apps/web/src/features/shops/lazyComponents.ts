import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const ShopsPage = lazyComponent(() => import('./ShopsPage.tsx'));
