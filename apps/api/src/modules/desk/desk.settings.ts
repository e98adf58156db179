import type { DeskSettings, DeskSettingsUpdate } from '@vetka/domain/desk';
import type { FastifyInstance } from 'fastify';
import { invalid } from '../../platform/http/refusal.ts';
import type { Desk } from './desk.access.ts';
import { notifyOfSettings } from './desk.events.ts';
import { changeHours } from './desk.hours.change.ts';
import { clockOf } from './desk.hours.ts';
import { deskMessages } from './desk.messages.ts';
import { nameOfUser } from './desk.people.ts';

export const settingsOf = ({ service }: Pick<Desk, 'service'>): DeskSettings => ({
  isAcceptingOrders: service.isAcceptingOrders,
  photoBeforeDelivery: service.photoBeforeDelivery,
  offersSubstitution: service.offersSubstitution,
  hasCouriers: service.hasCouriers,
  opensAt: clockOf(service.opensAt),
  closesAt: clockOf(service.closesAt),
});

/** A time, null for around the clock, or undefined for unchanged: both of one kind. */
function checkHours({ opensAt, closesAt }: DeskSettingsUpdate): void {
  const isTime = typeof opensAt === 'string';
  if (isTime !== (typeof closesAt === 'string') || (!isTime && opensAt !== closesAt)) {
    throw invalid({ [isTime ? 'closesAt' : 'opensAt']: deskMessages.hours });
  }
  if (isTime && opensAt === closesAt) throw invalid({ closesAt: deskMessages.sameHours });
}

/** @throws Refusal 422 on `opensAt` or `closesAt` */
export async function changeSettings(
  app: FastifyInstance,
  { service, userId }: Desk,
  update: DeskSettingsUpdate,
): Promise<DeskSettings> {
  checkHours(update);
  return app.db.transaction(async (tx) => {
    const saved = await changeHours(tx, service.id, () => app.service.changeSettings(tx, service.id, update));
    await notifyOfSettings(tx, service.id, await nameOfUser(tx, userId));
    return settingsOf({ service: saved });
  });
}
