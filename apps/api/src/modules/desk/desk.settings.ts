import type { DeskSettings } from '@vetka/domain/desk';
import type { FastifyInstance } from 'fastify';
import { invalid } from '../../platform/http/refusal.ts';
import type { Desk } from './desk.access.ts';
import { notifyOfSettings } from './desk.events.ts';
import { changeHours } from './desk.hours.change.ts';
import { clockOf } from './desk.hours.ts';
import { deskMessages } from './desk.messages.ts';
import { nameOfUser } from './desk.people.ts';

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

/** @throws Refusal 422 on `opensAt` or `closesAt` */
export async function changeSettings(app: FastifyInstance, desk: Desk, settings: DeskSettings): Promise<DeskSettings> {
  checkHours(settings);
  await app.db.transaction(async (tx) => {
    await changeHours(tx, desk.service.id, () => app.service.changeSettings(tx, desk.service.id, settings));
    await notifyOfSettings(tx, desk.service.id, await nameOfUser(tx, desk.userId));
  });
  return settings;
}
