import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const NoticesPage = lazyComponent(() => import('./NoticesPage.tsx'));
export const NoticeSettingsPage = lazyComponent(() => import('./NoticeSettingsPage.tsx'));
