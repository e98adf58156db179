import { lazyComponent } from '../../shell/lazyComponent.tsx';

/** Separate from the other parts: the feed is at its limit of scripts. */
export const WhomToFollow = lazyComponent(() => import('./WhomToFollow.tsx'));
