import { fullName } from '@vetka/domain/account';
import { pagePath } from '@vetka/domain/path';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { forbidden } from '../../platform/http/refusal.ts';
import { findBlockBetween } from '../../platform/restrictions.ts';

const blockTexts = {
  OWN: 'Вы заблокировали этого человека. Разблокируйте его, чтобы подписаться',
  OTHER: 'Подписаться на этого человека нельзя: он ограничил общение с вами',
};

/** @throws Refusal 403 when one of two people has blocked the other */
export async function requireUnblocked(tx: Transaction, userId: number, otherId: number): Promise<void> {
  const block = await findBlockBetween(tx, userId, otherId);
  if (block) throw forbidden('account.blocked-person', blockTexts[block]);
}

/** Notifies a person of a new follower: once, however often they follow again. Hidden profiles are not shown. */
export async function notifyOfFollower(
  app: FastifyInstance,
  tx: Transaction,
  { subscriberId, userId }: { subscriberId: number; userId: number },
): Promise<void> {
  const [follower] = await tx.select().from(users).where(eq(users.id, subscriberId));
  if (!follower?.isVisible) return;
  await app.notices.notify(tx, [
    {
      userId,
      by: { userId: subscriberId },
      kind: 'NEW_SUBSCRIBER',
      key: `subscriber:${subscriberId}`,
      title: 'У вас новый подписчик',
      text: fullName(follower) || follower.nickname,
      path: pagePath('/account/$nickname', { nickname: follower.nickname }),
      mediaId: follower.avatarMediaId,
    },
  ]);
}
