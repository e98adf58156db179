import { lazyComponent } from '../../../shell/lazyComponent.tsx';

export const OpeningPage = lazyComponent(() => import('./OpeningPage.tsx'));
