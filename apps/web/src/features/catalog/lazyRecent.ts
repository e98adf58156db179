import { lazyComponent } from '../../shell/lazyComponent.tsx';

/** Separate from the other lazy parts of the catalogue: most pages do not need it. */
export const RecentlySeen = lazyComponent(() => import('./RecentlySeen.tsx'));
