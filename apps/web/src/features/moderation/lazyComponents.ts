import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const DisputesPage = lazyComponent(() => import('./DisputesPage.tsx'));
