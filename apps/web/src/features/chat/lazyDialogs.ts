import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const RoomSearch = lazyComponent(() => import('./search/RoomSearch.tsx'));
export const SendProductDialog = lazyComponent(() => import('./SendProductDialog.tsx'));
