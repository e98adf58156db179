import { banks } from '@vetka/domain/payment';
import { payoutHoldLabels, type PayoutHoldKind } from '@vetka/domain/payout';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { payoutHolds } from '../../platform/database/schema/payout.ts';
import { legalInfos, services } from '../../platform/database/schema/index.ts';
import { findHeldInVain, isUnregistered } from './payout.due.ts';
import { payoutMessages } from './payout.messages.ts';
import { reasonForShop } from './payout.reading.ts';
import { insertHold, isHeld, isOpenHold, lockCreated, movePayout, type PayoutRow } from './payout.repository.ts';

interface NewHold {
  serviceId: number;
  kind: PayoutHoldKind;
  reason: string;
}

/**
 * Stops paying a shop until the administration has checked, and notifies its owner. Payouts that the bank does not know
 * yet are cancelled; prepared ones wait. The seller must be locked.
 * @returns false when it is already on hold for this reason
 */
export async function hold(app: FastifyInstance, tx: Transaction, held: NewHold): Promise<boolean> {
  const { notices, ledger } = app;
  if (!(await insertHold(tx, held))) return false;
  for (const payout of await lockCreated(tx, held.serviceId)) {
    const nextAt = mayBeReserved(app, payout) ? new Date() : null;
    await movePayout(tx, payout, 'FAILED', { reason: payoutMessages.held, nextAt, endedAt: new Date() });
    await ledger.payoutFailed(tx, payout.id);
  }
  await notify(notices, tx, held.serviceId, {
    key: `hold-${held.kind}`,
    title: (name) => `Выплаты «${name}» приостановлены`,
    text: `${payoutHoldLabels[held.kind]}. ${reasonForShop(held)}`,
  });
  return true;
}

/** Whether a bank that reserves the money of what it prepares may have been asked to. */
function mayBeReserved({ providers }: FastifyInstance, { provider, attempts }: PayoutRow): boolean {
  const gateway = providers.payouts.find(({ name }) => banks[name].provider === provider);
  return gateway?.discard !== undefined && attempts > 0;
}

/**
 * Resumes paying shops that were on hold because of the status of a self-employed seller, once the tax service confirms
 * it or the seller is another one, and notifies their owners. Other holds stay.
 */
export async function liftInVain(app: FastifyInstance): Promise<void> {
  for (const serviceId of await findHeldInVain(app.db)) {
    await app.db.transaction(async (tx) => {
      await app.ledger.lockSeller(tx, serviceId);
      if (!(await isUnregistered(tx, serviceId))) await lift(app, tx, serviceId);
    });
  }
}

async function lift({ notices }: FastifyInstance, tx: Transaction, serviceId: number): Promise<void> {
  const isThis = and(isOpenHold(serviceId), eq(payoutHolds.kind, 'TAX_STATUS'));
  const lifted = await tx.update(payoutHolds).set({ liftedAt: new Date() }).where(isThis).returning();
  if (lifted.length === 0 || (await isHeld(tx, serviceId))) return;
  const [seller] = await tx
    .select({ subjectType: legalInfos.subjectType })
    .from(services)
    .innerJoin(legalInfos, eq(legalInfos.id, services.legalInfoId))
    .where(eq(services.id, serviceId));
  const isSelfEmployed = seller?.subjectType === 'INDIVIDUAL_SUBJECT';
  await notify(notices, tx, serviceId, {
    key: 'lift',
    title: (name) => `Выплаты «${name}» возобновлены`,
    text: isSelfEmployed ? payoutMessages.statusConfirmed : payoutMessages.statusNotNeeded,
  });
}

interface Notice {
  key: string;
  title: (shop: string) => string;
  text: string;
}

async function notify(
  notices: FastifyInstance['notices'],
  tx: Transaction,
  serviceId: number,
  { key, title, text }: Notice,
): Promise<void> {
  const [shop] = await tx.select().from(services).where(eq(services.id, serviceId));
  if (!shop) return;
  await notices.notify(tx, [
    {
      userId: shop.ownerId,
      kind: 'SHOP_PAYOUT',
      key: `payout-${key}-${serviceId}-${Date.now()}`,
      title: title(shop.name),
      text,
      path: `/my/shop/${shop.slug}/money`,
    },
  ]);
}
