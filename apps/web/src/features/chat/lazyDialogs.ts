import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const SendProductDialog = lazyComponent(() => import('./SendProductDialog.tsx'));
