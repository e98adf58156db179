import { payoutHoldLabels, type PayoutHoldKind } from '@vetka/domain/payout';
import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { payoutHolds } from '../../platform/database/schema/payout.ts';
import { services } from '../../platform/database/schema/service.ts';
import { payoutMessages } from './payout.messages.ts';
import { insertHold, lockCreated, movePayout } from './payout.repository.ts';

interface NewHold {
  serviceId: number;
  kind: PayoutHoldKind;
  reason: string;
}

/**
 * Pays nothing to a shop until the administration has looked, and says so to its owner. What the bank does not know yet
 * is given up; what it has prepared waits. The seller must be locked.
 */
export async function hold({ notices, ledger }: FastifyInstance, tx: Transaction, held: NewHold): Promise<void> {
  if (!(await insertHold(tx, held))) return;
  for (const payout of await lockCreated(tx, held.serviceId)) {
    await movePayout(tx, payout, 'FAILED', { reason: payoutMessages.held, nextAt: null, endedAt: new Date() });
    await ledger.payoutFailed(tx, payout.id);
  }
  await tell(notices, tx, held.serviceId, {
    key: 'hold',
    title: (name) => `Выплаты «${name}» приостановлены`,
    text: `${payoutHoldLabels[held.kind]}. ${held.reason}`,
  });
}

/** Pays a shop again that was held for this reason, and says so to its owner. The seller must be locked. */
export async function lift({ notices }: FastifyInstance, tx: Transaction, held: NewHold): Promise<void> {
  const { serviceId, kind, reason } = held;
  const isOpen = and(eq(payoutHolds.serviceId, serviceId), eq(payoutHolds.kind, kind), isNull(payoutHolds.liftedAt));
  const lifted = await tx.update(payoutHolds).set({ liftedAt: new Date() }).where(isOpen).returning();
  if (lifted.length === 0) return;
  await tell(notices, tx, serviceId, {
    key: 'lift',
    title: (name) => `Выплаты «${name}» возобновлены`,
    text: reason,
  });
}

interface News {
  key: string;
  title: (shop: string) => string;
  text: string;
}

async function tell(
  notices: FastifyInstance['notices'],
  tx: Transaction,
  serviceId: number,
  { key, title, text }: News,
): Promise<void> {
  const [shop] = await tx.select().from(services).where(eq(services.id, serviceId));
  if (!shop) return;
  await notices.tell(tx, [
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
