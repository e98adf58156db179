import type { DeskSettings } from '@vetka/domain/desk';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { invalid } from '../../platform/http/refusal.ts';
import type { Desk } from './desk.access.ts';
import { moveAccepting } from './desk.clocks.ts';
import { notifyOfSettings } from './desk.events.ts';
import { clockOf, findHours } from './desk.hours.ts';
import { deskMessages } from './desk.messages.ts';
import { nameOf } from './desk.people.ts';

export const settingsOf = ({ service }: Desk): DeskSettings => ({
  isAcceptingOrders: service.isAcceptingOrders,
  photoBeforeDelivery: service.photoBeforeDelivery,
  offersSubstitution: service.offersSubstitution,
  hasCouriers: service.hasCouriers,
  opensAt: clockOf(service.opensAt),
  closesAt: clockOf(service.closesAt),
});

function checkHours({ opensAt, closesAt }: DeskSettings): void {
  if ((opensAt === null) !== (closesAt === null)) {
    throw invalid({ [opensAt === null ? 'opensAt' : 'closesAt']: deskMessages.hours });
  }
  if (opensAt !== null && opensAt === closesAt) throw invalid({ closesAt: deskMessages.sameHours });
}

async function moveClocks(tx: Transaction, { service, timeZone }: Desk, { opensAt, closesAt }: DeskSettings) {
  const old = (await findHours(tx, [{ service, timeZone }]))(service.id);
  if (old.opensAt === opensAt && old.closesAt === closesAt) return;
  await moveAccepting(tx, service.id, old, { ...old, opensAt, closesAt });
}

/** @throws Refusal 422 on `opensAt` or `closesAt` */
export async function changeSettings(app: FastifyInstance, desk: Desk, settings: DeskSettings): Promise<DeskSettings> {
  checkHours(settings);
  await app.db.transaction(async (tx) => {
    await app.service.changeSettings(tx, desk.service.id, settings);
    await moveClocks(tx, desk, settings);
    const [person] = await tx.select().from(users).where(eq(users.id, desk.userId));
    await notifyOfSettings(tx, desk.service.id, person ? nameOf(person) : '');
  });
  return settings;
}
