import { lazyComponent } from '../../shell/lazyComponent.tsx';

/** Separate from the other lazy parts of the catalogue: most lists have products. */
export const NothingFound = lazyComponent(() => import('./NothingFound.tsx'));
