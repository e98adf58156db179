import type { ActorType } from '../actor/schema.ts';
import { pagePath } from '../path/page.ts';

export type * from './schema.ts';
export * from './mention.ts';

/** An author, as stored with everything they publish. */
interface Actor {
  type: ActorType;
  slug: string;
}

/** Whether the actor has a page as a person; others have a page as a shop. */
export const isPerson = ({ type }: Actor): boolean => type === 'USER' || type === 'ADMINISTRATION';

/** Path of an actor's page: `/{slug}` for any service, otherwise `/account/{slug}`. */
export const actorHref = (actor: Actor): string =>
  isPerson(actor)
    ? pagePath('/account/$nickname', { nickname: actor.slug })
    : pagePath('/$service', { service: actor.slug });

/** Path of an actor's photos: `/{slug}/content` for any service; a person's are on their page. */
export const actorPhotosHref = (actor: Actor): string =>
  isPerson(actor) ? actorHref(actor) : pagePath('/$service/content', { service: actor.slug });

/** Minutes in which a comment may be changed by its author. */
export const commentEditMinutes = 15;
