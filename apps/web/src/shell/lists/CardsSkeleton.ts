import { lazyComponent } from '../lazyComponent.tsx';

/** Loading placeholder of a page of cards. The server waits for data instead, so it never renders it. */
export const CardsSkeleton = lazyComponent(() => import('./CardsShape.tsx'));
