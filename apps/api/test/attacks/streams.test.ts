import type { Team } from '@vetka/domain/team';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../src/platform/database/schema/index.ts';
import { createDeskFixture } from '../deskFixture.ts';
import { stepOf } from '../deskLine.ts';
import { listenToDesk } from '../deskStream.ts';
import { listen } from './listening.ts';

const { api, root, line, paid } = await createDeskFixture();

/** A paid order, and what its seller does while the owner watches. */
async function watched() {
  const made = await paid();
  const [owner, seller] = await Promise.all(
    [made.owner, made.seller].map(({ visitor }) => listen(root, visitor, `desk/${made.slug}/events`)),
  );
  if (!owner || !seller) throw new Error('No stream was opened.');
  /** Something happens at the desk, and the owner's page has received it. */
  const happen = async () => {
    await line.takeAll(made.owner.visitor, made.slug, made.id, [stepOf('ACCEPT', 'NEW')]);
    await owner.until('ACCEPTED');
  };
  return { ...made, watching: seller, happen };
}

test('a desk that was open at a sign-out receives nothing that happens afterwards', async () => {
  const { seller, watching, happen } = await watched();
  await seller.visitor.get('auth/logout', { headers: { 'sec-fetch-site': 'same-origin' } });
  await happen();
  expect(await watching.rest()).not.toContain('ACCEPTED');
});

test('a desk that was open at a dismissal receives nothing that happens afterwards', async () => {
  const { owner, seller, slug, watching, happen } = await watched();
  const { status } = await owner.visitor.delete<Team>(`desk/${slug}/team/members/${seller.user.id}`);
  expect(status).toBe(200);
  await happen();
  expect(await watching.rest()).not.toContain('ACCEPTED');
});

test('a seller who becomes a courier receives no more events of orders of others', async () => {
  const { owner, seller, slug, watching, happen } = await watched();
  const { status } = await owner.visitor.put<Team>(`desk/${slug}/team/members/${seller.user.id}`, { role: 'COURIER' });
  expect(status).toBe(200);
  await happen();
  expect(await watching.rest()).not.toContain('ACCEPTED');
});

test('the notices and orders of a person who is blocked are no longer sent to their open pages', async () => {
  const { customer, id, slug, owner, seller } = await paid();
  const admin = await api.signIn();
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, admin.user.id));
  const streams = await Promise.all(['notices', 'order-events'].map((path) => listen(root, customer.visitor, path)));
  expect(streams.map(({ status }) => status)).toEqual([200, 200]);
  const blocked = await admin.visitor.post(`moderation/people/${customer.user.id}/block`, { reason: 'Мошенничество' });
  expect(blocked.status).toBe(200);
  const desk = await listenToDesk(root, owner.visitor, slug);
  await line.takeAll(seller.visitor, slug, id, [stepOf('ACCEPT', 'NEW')]);
  await desk.until('ACCEPTED');
  desk.stop();
  for (const stream of streams) expect(await stream.rest()).not.toContain('ACCEPTED');
});

test('a stream of another shop, of a guest and of a customer is not opened', async () => {
  const [made, other] = [await paid(), await paid()];
  const visitors = [made.seller.visitor, made.customer.visitor, api.visitor()];
  const streams = await Promise.all(visitors.map((visitor) => listen(root, visitor, `desk/${other.slug}/events`)));
  expect(streams.map(({ status }) => status)).toEqual([404, 404, 401]);
});

test('messages of an open stream keep their order while each is checked', async () => {
  const { seller, slug, id, owner } = await paid();
  const desk = await listen(root, owner.visitor, `desk/${slug}/events`);
  await line.takeAll(seller.visitor, slug, id, [stepOf('ACCEPT', 'NEW'), stepOf('START', 'ACCEPTED')]);
  const text = await desk.until('ASSEMBLING');
  expect(text.indexOf('ACCEPTED')).toBeLessThan(text.indexOf('ASSEMBLING'));
  desk.stop();
});
