import { randomUUID } from 'node:crypto';
import type { EmailConfirmed } from '@vetka/domain/account';
import type { Problem } from '@vetka/domain/problem';
import { codeTries } from '@vetka/domain/session';
import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  employeeInvites,
  orderServices,
  serviceEmployees,
  services,
  serviceSubscribers,
  serviceTeamEvents,
  sessions,
  users,
  verificationCodes,
} from '../../src/platform/database/schema/index.ts';
import { begin, createDeskFixture, statusesOf } from '../deskFixture.ts';
import { stepOf } from '../deskLine.ts';
import { confirmEmail, emailLink } from '../emailLink.ts';
import { makeService } from '../shop.ts';

const { api, line, paid } = await createDeskFixture();
const { db } = api;

const crowd = 20;
const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));
const countOf = (status: number, answers: readonly { status: number }[]): number =>
  answers.filter((each) => each.status === status).length;

/** What the links came to, sorted. */
const outcomesOf = (answers: readonly { body: EmailConfirmed }[]): string[] =>
  answers.map(({ body }) => body.outcome).toSorted((one, other) => one.localeCompare(other));

test('a code by SMS that is entered ten times at once signs in once and makes one account', async () => {
  const [visitor, phone] = [api.visitor(), '+79180009911'];
  await visitor.post('verification/phone', { phone });
  const code = api.lastCode(phone);
  const answers = await times(10, () => visitor.post('auth', { phone, code, hasConsent: true }));
  expect(statusesOf(answers)).toEqual([200, ...Array<number>(9).fill(422)]);
  const made = await db.select().from(users).where(eq(users.phone, phone));
  expect(made).toHaveLength(1);
  expect(
    await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, made[0]?.id ?? 0)),
  ).toHaveLength(1);
});

test('guesses of a code by SMS that run at once have no more tries than those one after another', async () => {
  const [visitor, phone] = [api.visitor(), '+79180009912'];
  await visitor.post('verification/phone', { phone });
  const code = api.lastCode(phone);
  const wrong = Array.from({ length: crowd }, (_, index) => String(index).padStart(4, '0')).filter(
    (each) => each !== code,
  );
  await Promise.all(wrong.map((each) => visitor.post('auth', { phone, code: each, hasConsent: true })));
  const [row] = await db.select().from(verificationCodes).where(eq(verificationCodes.phone, phone));
  expect(row?.attempts).toBe(codeTries);
  expect((await visitor.post('auth', { phone, code, hasConsent: true })).status).toBe(422);
});

test('a link that confirms an e-mail works once, also when its button is pressed ten times at once', async () => {
  const { visitor } = await api.signIn();
  const email = `${randomUUID()}@example.ru`;
  await visitor.put('profile/email', { email });
  const letter = api.outside.mail.sent.find(({ to }) => to === email);
  const link = emailLink.exec(letter?.text ?? '')?.[0] ?? '';
  const answers = await times(10, () => confirmEmail(api.visitor(), link));
  expect(outcomesOf(answers)).toEqual(['confirmed', ...Array<string>(9).fill('stale')]);
});

test('of ten people who confirm one e-mail at once, one gets it', async () => {
  const email = `${randomUUID()}@example.ru`;
  const people = await times(5, () => api.signIn());
  for (const { visitor } of people) await visitor.put('profile/email', { email });
  const links = api.outside.mail.sent
    .filter(({ to }) => to === email)
    .map(({ text }) => emailLink.exec(text)?.[0] ?? '');
  expect(links).toHaveLength(5);
  const answers = await Promise.all(links.map((link) => confirmEmail(api.visitor(), link)));
  expect(outcomesOf(answers)).toEqual(['confirmed', ...Array<string>(4).fill('taken')]);
  expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});

/** A person who is invited to a shop as a seller. */
async function invited() {
  const { visitor, user } = await api.signIn();
  const { id: serviceId, slug } = await makeService(db);
  const owner = await line.employ(serviceId, 'OWNER');
  await owner.visitor.post(`desk/${slug}/team/invites`, { person: user.nickname, role: 'SELLER', position: '' });
  const [invite] = await db.select().from(employeeInvites).where(eq(employeeInvites.userId, user.id));
  const id = invite?.id ?? 0;
  const answer = (status: string) => visitor.post<Problem>(`employee-invites/${id}/respond`, { status });
  const works = () =>
    db
      .select()
      .from(serviceEmployees)
      .where(and(eq(serviceEmployees.serviceId, serviceId), eq(serviceEmployees.userId, user.id)));
  const withdraw = () => owner.visitor.delete<Problem>(`desk/${slug}/team/invites/${id}`);
  const eventsOf = (kind: 'JOINED') =>
    db
      .select()
      .from(serviceTeamEvents)
      .where(and(eq(serviceTeamEvents.serviceId, serviceId), eq(serviceTeamEvents.kind, kind)));
  return { visitor, user, owner, serviceId, slug, id, answer, works, withdraw, eventsOf };
}

test('an invitation that is accepted ten times at once employs the person once', async () => {
  const { answer, works, eventsOf } = await invited();
  expect(statusesOf(await times(10, () => answer('ACCEPTED')))).toEqual(Array<number>(10).fill(200));
  expect(await works()).toMatchObject([{ status: 'WORKER', role: 'SELLER' }]);
  expect(await eventsOf('JOINED')).toHaveLength(1);
});

test('an invitation that is accepted, declined and withdrawn at once has one outcome', async () => {
  const { answer, works, withdraw, id } = await invited();
  const answers = await Promise.all([answer('ACCEPTED'), answer('CANCELED'), withdraw()]);
  expect(statusesOf(answers)).toEqual([200, 409, 409]);
  const [invite] = await db.select().from(employeeInvites).where(eq(employeeInvites.id, id));
  expect((await works()).length === 1).toBe(invite?.status === 'ACCEPTED');
});

test('an invitation that was accepted brings nobody back after a dismissal', async () => {
  const { answer, works, owner, slug, user } = await invited();
  await answer('ACCEPTED');
  expect((await owner.visitor.delete(`desk/${slug}/team/members/${user.id}`)).status).toBe(200);
  await times(5, () => answer('ACCEPTED'));
  expect((await works()).map(({ status }) => status)).toEqual(['FINAL']);
  expect((await (await api.signIn(undefined, user.phone)).visitor.get(`desk/${slug}/orders`)).status).toBe(404);
});

test('an invitation cannot be answered by another person, not even by the one who sent it', async () => {
  const { owner, id, works } = await invited();
  const stranger = await api.signIn();
  for (const { visitor } of [owner, stranger]) {
    expect((await visitor.post(`employee-invites/${id}/respond`, { status: 'ACCEPTED' })).status).toBe(404);
  }
  expect(await works()).toEqual([]);
});

/** A manager who has invited a second account of theirs. */
async function shill() {
  const { id: serviceId, slug } = await makeService(db);
  const owner = await line.employ(serviceId, 'OWNER');
  const manager = await line.employ(serviceId, 'MANAGER');
  const second = await api.signIn();
  const body = { person: second.user.nickname, role: 'SELLER', position: '' };
  expect((await manager.visitor.post(`desk/${slug}/team/invites`, body)).status).toBe(200);
  const [invite] = await db.select().from(employeeInvites).where(eq(employeeInvites.userId, second.user.id));
  const accept = () => second.visitor.post<Problem>(`employee-invites/${invite?.id}/respond`, { status: 'ACCEPTED' });
  return { owner, manager, accept, at: `desk/${slug}/team/members/${manager.user.id}` };
}

test('a dismissed manager does not come back by an invitation that they sent to another account of theirs', async () => {
  const { owner, accept, at } = await shill();
  expect((await owner.visitor.delete(at)).status).toBe(200);
  expect(await accept()).toMatchObject({ status: 409, body: { code: 'service.invite-withdrawn' } });
});

test('an invitation of somebody who manages the team no longer employs nobody', async () => {
  const [demoted, blocked] = [await shill(), await shill()];
  expect((await demoted.owner.visitor.put(demoted.at, { role: 'SELLER' })).status).toBe(200);
  await db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, blocked.manager.user.id));
  for (const { accept } of [demoted, blocked]) expect((await accept()).body.code).toBe('service.invite-withdrawn');
});

test('a shop that one person follows twenty-one times at once has one follower', async () => {
  const { visitor, user } = await api.signIn();
  const { id } = await makeService(db);
  await times(21, () => visitor.post(`services/${id}/subscribe`));
  expect(await db.select().from(serviceSubscribers).where(eq(serviceSubscribers.userId, user.id))).toHaveLength(1);
  expect(await db.select().from(services).where(eq(services.id, id))).toMatchObject([{ subscribersCount: 1 }]);
});

test('guesses of a courier that run at once have ten tries, and then the right code has to wait', async () => {
  const { slug, id, steps, courier, making } = await paid();
  const handed = stepOf('HAND_TO_COURIER', 'READY', { courierId: courier.user.id });
  await steps(...begin(), stepOf('READY', 'ASSEMBLING'), handed);
  const right = (await making()).handoverCode ?? '';
  const wrong = Array.from({ length: 40 }, (_, index) => String(1000 + index)).filter((code) => code !== right);
  const guess = (code: string) =>
    line.take<Problem>(courier.visitor, slug, id, stepOf('DELIVER', 'DELIVERING', { code }));
  const answers = await Promise.all(wrong.map(guess));
  // A 429 would be repeated by the device.
  expect(countOf(422, answers)).toBe(wrong.length);
  const waiting = ({ body }: (typeof answers)[number]) => String(body.errors?.['code']).startsWith('Слишком много');
  expect(answers.filter(waiting)).toHaveLength(wrong.length - 10);
  expect(waiting(await guess(right))).toBe(true);
  const [part] = await db.select().from(orderServices).where(eq(orderServices.id, id));
  expect(part?.status).toBe('DELIVERING');
});

test('the code of a delivery is worth nothing to a courier who is not, or no longer, on the way with it', async () => {
  const { slug, id, steps, courier, shop, making, owner } = await paid();
  const other = await line.employ(shop.id, 'COURIER');
  await steps(
    ...begin(),
    stepOf('READY', 'ASSEMBLING'),
    stepOf('HAND_TO_COURIER', 'READY', { courierId: courier.user.id }),
  );
  const deliver = stepOf('DELIVER', 'DELIVERING', { code: (await making()).handoverCode ?? '' });
  expect((await line.take(other.visitor, slug, id, deliver)).status).toBe(404);
  await owner.visitor.delete(`desk/${slug}/team/members/${courier.user.id}`);
  expect((await line.take(courier.visitor, slug, id, deliver)).status).toBe(404);
});

test('guesses of a password that run at once have ten tries for one account, from any number of addresses', async () => {
  const { visitor, user } = await api.signIn();
  await visitor.put('profile/password', { password: 'лесная поляна у реки' });
  await db
    .update(users)
    .set({ createdAt: sql`now()` })
    .where(eq(users.id, user.id));
  const guess = (password: string) => api.visitor().post('auth/by-password', { login: user.nickname, password });
  const answers = await times(40, (index) => guess(`неверный пароль ${index}`));
  expect([countOf(422, answers), countOf(429, answers)]).toEqual([10, 30]);
});
