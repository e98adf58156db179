import { lazyComponent } from '../../shell/lazyComponent.tsx';

/** Apart from the other lazy parts of the catalogue: most pages do without it. */
export const RecentlySeen = lazyComponent(() => import('./RecentlySeen.tsx'));
