import { hasRight, type DeskPerson, type DeskRight } from '@vetka/domain/desk';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import type { orders, orderServices } from '../../platform/database/schema/order.ts';
import { cities } from '../../platform/database/schema/place.ts';
import { services } from '../../platform/database/schema/service.ts';
import { findPeople } from './desk.people.ts';

type Notice = Parameters<FastifyInstance['notices']['notify']>[1][number];
/** The text of a notice; the recipient and the link are added. */
export type NoticeWords = Pick<Notice, 'kind' | 'key' | 'title' | 'text' | 'mediaId' | 'sendBefore'>;
export type NoticedOrder = Pick<typeof orders.$inferSelect, 'id' | 'userId'>;
export type NoticedPart = Pick<typeof orderServices.$inferSelect, 'id' | 'serviceId'>;

/** Words of a person as a sentence. */
export const withStop = (text: string): string => `${text.trim().replace(/[.!]$/, '')}.`;

/** The fields of a service that its notices need. */
export interface NoticedShop {
  id: number;
  slug: string;
  name: string;
  timeZone: string;
}

export async function findShop(tx: Transaction, serviceId: number): Promise<NoticedShop> {
  const { id, slug, name } = services;
  const [shop] = await tx
    .select({ id, slug, name, timeZone: cities.timeZone })
    .from(services)
    .innerJoin(cities, eq(cities.id, services.cityId))
    .where(eq(services.id, serviceId));
  if (!shop) throw new Error(`An order refers to the missing service ${serviceId}.`);
  return shop;
}

export const isManager = ({ role }: DeskPerson): boolean => role === 'OWNER' || role === 'MANAGER';
export const withRight =
  (right: DeskRight) =>
  ({ role }: DeskPerson): boolean =>
    hasRight(role, right);

/** Notifies people of a service about an order; the notice leads to its page at the desk. */
export async function notifyPeople(
  app: FastifyInstance,
  tx: Transaction,
  { id, slug }: NoticedShop,
  part: NoticedPart,
  isRecipient: (each: DeskPerson) => boolean,
  words: NoticeWords,
): Promise<void> {
  const people = (await findPeople(tx, id)).filter(isRecipient);
  const path = `/my/shop/${slug}/orders/${part.id}`;
  await app.notices.notify(
    tx,
    people.map(({ userId }) => ({ userId, ...words, path })),
  );
}

/** Notifies the customer of an order; the notice leads to the order. */
export const notifyCustomer = (
  app: FastifyInstance,
  tx: Transaction,
  { id, userId }: NoticedOrder,
  words: NoticeWords,
): Promise<void> => app.notices.notify(tx, [{ userId, ...words, path: `/?order=${id}` }]);
