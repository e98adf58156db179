import type { UploadQuery } from '@vetka/domain/media';
import type { FastifyInstance } from 'fastify';
import type { media } from '../../platform/database/schema/media.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { SignedIn } from '../../platform/session/request-session.ts';

/** The columns that identify the owner of a file. */
export type Owner = Pick<typeof media.$inferInsert, 'ownerScope' | 'ownerUserId' | 'ownerServiceId'>;

/**
 * The owner of a new upload. Everybody who works for a shop uploads for it, including its couriers: they photograph
 * what they hand over. @throws Refusal 404 for people outside the shop, and for the platform everybody but the
 * administration
 */
export async function ownerOf(app: FastifyInstance, user: SignedIn, query: UploadQuery): Promise<Owner> {
  if (query.isPlatform) {
    if (!user.isAdministration) throw notFound();
    return { ownerScope: 'PLATFORM' };
  }
  if (query.service === undefined) return { ownerScope: 'USER', ownerUserId: user.id };
  const desk = await app.desk.enter(user.id, query.service, 'DELIVER_ORDERS');
  return { ownerScope: 'SERVICE', ownerServiceId: desk.service.id };
}
