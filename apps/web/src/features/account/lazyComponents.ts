import { lazyComponent } from '../../shell/lazyComponent.tsx';

export const SettingsPage = lazyComponent(() => import('./SettingsPage.tsx'));
