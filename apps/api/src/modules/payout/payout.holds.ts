import { payoutHoldLabels, type PayoutHoldKind } from '@vetka/domain/payout';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
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
  const [shop] = await tx.select().from(services).where(eq(services.id, held.serviceId));
  if (!shop) return;
  await notices.tell(tx, [
    {
      userId: shop.ownerId,
      kind: 'SHOP_PAYOUT',
      key: `payout-hold-${held.serviceId}-${Date.now()}`,
      title: `Выплаты «${shop.name}» приостановлены`,
      text: `${payoutHoldLabels[held.kind]}. ${held.reason}`,
      path: `/my/shop/${shop.slug}/money`,
    },
  ]);
}
