import { laterPart } from '../laterPart.tsx';

/** A page of cards that is on its way. The server waits instead, so it has no use for it. */
export const CardsSkeleton = laterPart(() => import('./CardsShape.tsx'), undefined);
