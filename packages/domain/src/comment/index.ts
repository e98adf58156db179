import type { ActorType } from '../actor/schema.ts';

export type * from './schema.ts';

const people: readonly ActorType[] = ['USER', 'ADMINISTRATION'];

/** Where an actor lives: a service of any type at `/{slug}`, otherwise `/account/{slug}`. */
export const actorHref = ({ type, slug }: { type: ActorType; slug: string }): string =>
  people.includes(type) ? `/account/${slug}` : `/${slug}`;
