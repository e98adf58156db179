import { lazyComponent } from '../../shell/lazyComponent.tsx';

/** Separate from the other parts: the feed is at its limit of scripts. */
export const FollowSuggestions = lazyComponent(() => import('./FollowSuggestions.tsx'));
