import type { WaitingModeration } from '@vetka/domain/moderation';
import type { Page } from '@vetka/domain/paging';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);

test('the administration reads how much waits in each queue, and a decision is no longer counted', async () => {
  const { visitor, user } = await api.signIn();
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));
  const waiting = async () => (await visitor.get<WaitingModeration>('moderation/waiting')).body;
  const before = await waiting();
  const seller = await market.seller();
  const shown = await market.product(seller);
  const sent = await market.product(seller, { status: 'MODERATION' });
  const { visitor: shopper } = await api.signIn();
  await shopper.post('complaints', { kind: 'PRODUCT', subjectId: shown.id, reason: 'SPAM', text: '' });
  expect(await waiting()).toEqual({ ...before, PRODUCTS: before.PRODUCTS + 1, COMPLAINTS: before.COMPLAINTS + 1 });
  const one = async (queue: string, id: number) =>
    (await visitor.get<Page<{ id: number }>>(`${queue}?id=${id}`)).body.data.map((entry) => entry.id);
  expect(await one('moderation/products', sent.id)).toEqual([sent.id]);
  expect(await one('moderation/products', shown.id), 'does not wait').toEqual([]);
  const { body: cases } = await visitor.get<Page<{ id: number }>>('complaints?take=1');
  const [first] = cases.data;
  expect(await one('complaints', first?.id ?? 0)).toEqual([first?.id]);
  const decision = await visitor.post(`moderation/products/${sent.id}/decision`, { isApproved: true, reason: '' });
  expect(decision.status).toBe(200);
  expect(await waiting()).toEqual({ ...before, COMPLAINTS: before.COMPLAINTS + 1 });
});
