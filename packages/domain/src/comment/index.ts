import type { ActorType } from '../actor/schema.ts';

export type * from './schema.ts';

const people: readonly ActorType[] = ['USER', 'ADMINISTRATION'];

/** Path of an actor's page: `/{slug}` for any service, otherwise `/account/{slug}`. */
export const actorHref = ({ type, slug }: { type: ActorType; slug: string }): string =>
  people.includes(type) ? `/account/${slug}` : `/${slug}`;
