import type { ActorType } from '../actor/schema.ts';

export type * from './schema.ts';

const sellerTypes: readonly ActorType[] = ['SERVICE', 'SHOP'];

/** Where an actor lives: `/{slug}` for a service, otherwise `/account/{slug}`. */
export const actorHref = ({ type, slug }: { type: ActorType; slug: string }): string =>
  sellerTypes.includes(type) ? `/${slug}` : `/account/${slug}`;
