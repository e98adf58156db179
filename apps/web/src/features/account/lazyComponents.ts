import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const SettingsPage = lazyComponent(() => import('./SettingsPage.tsx'));
export const ConfirmEmailPage = lazyComponent(() => import('./ConfirmEmailPage.tsx'));
export const OverviewPage = lazyComponent(() => import('./overview/OverviewPage.tsx'));
export const DeletedPage = lazyComponent(() => import('./deleted/DeletedPage.tsx'));
export const DataPage = lazyComponent(() => import('./data/DataPage.tsx'));
