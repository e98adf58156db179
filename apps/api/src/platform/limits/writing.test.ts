import { contract, type Call } from '@vetka/api-client/contract';
import type { Problem } from '@vetka/domain/problem';
import {
  addressFactor,
  knownAccountFactor,
  newAccountDays,
  writingKinds,
  writingLimits,
  type WritingKind,
} from '@vetka/domain/writing';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { dial, openTalk } from '../../../test/chatLine.ts';
import { users } from '../database/schema/index.ts';

const api = await startTestApp();
const address = await api.listen();

/** Calls are counted before any other check. Messages are sent over the socket. */
const calls = {
  review: [contract.review.createForProduct, contract.review.createForService],
  comment: [contract.article.comment, contract.content.comment, contract.review.comment],
  article: [contract.article.create],
  photo: [contract.content.create, contract.content.createForService],
  follow: [contract.account.subscribe, contract.service.subscribe],
  vote: [contract.article, contract.content, contract.comment, contract.review, contract.catalog].map(
    (area) => area.vote,
  ),
  complaint: [contract.moderation.complain],
  invite: [contract.team.invite],
} satisfies Record<Exclude<WritingKind, 'message'>, readonly Call[]>;
const cases = Object.entries(calls).flatMap(([kind, made]) =>
  made.map((call) => ({ kind: kind as WritingKind, path: call.path.slice(1).replaceAll(/\{\w+\}/g, '1') })),
);
const usedUp = (kind: WritingKind, userId: number, points = writingLimits[kind].max * knownAccountFactor) =>
  api.app.limits.take(`${kind}OfPerson`, String(userId), points);

test.each(cases)(
  'too many of $kind are refused at /$path, with a reason and the time to wait',
  async ({ kind, path }) => {
    const [{ visitor, user }, other] = [await api.signIn(), await api.signIn()];
    expect((await visitor.post<Problem>(path, {})).status).not.toBe(429);
    await usedUp(kind, user.id, writingLimits[kind].max * knownAccountFactor - knownAccountFactor);
    const { status, body, headers } = await visitor.post<Problem>(path, {});
    expect([status, body.code]).toEqual([429, 'writing.limit']);
    expect(body.message.startsWith(`${writingLimits[kind].reason}. Продолжить можно через\u00A0`)).toBe(true);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await other.visitor.post(path, {})).status).not.toBe(429);
  },
);

test('every kind is tested by a call or by the socket', () => {
  expect([...Object.keys(calls), 'message'].toSorted()).toEqual([...writingKinds].toSorted());
});

test('an account older than a week may write three times as much', async () => {
  const { visitor, user } = await api.signIn();
  const { max } = writingLimits.complaint;
  await usedUp('complaint', user.id, max * knownAccountFactor - 2);
  expect((await visitor.post('complaints', {})).status).toBe(429);
  const { visitor: known, user: older } = await api.signIn();
  const createdAt = sql`now() - make_interval(days => ${newAccountDays})`;
  await api.db.update(users).set({ createdAt }).where(eq(users.id, older.id));
  await usedUp('complaint', older.id, max * knownAccountFactor - 2);
  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push((await known.post('complaints', {})).status);
  expect(statuses).toEqual([422, 422, 429]);
});

test('an address that has used up its limit is refused, and others are not', async () => {
  const { visitor } = await api.signIn();
  const { max } = writingLimits.complaint;
  await api.app.limits.take('complaintFromAddress', visitor.ip, max * knownAccountFactor * addressFactor);
  expect((await visitor.post('complaints', {})).status).toBe(429);
  expect((await (await api.signIn()).visitor.post('complaints', {})).status).toBe(422);
});

test('too many messages are refused with a reason, and the sender keeps the message', async () => {
  const { customer, roomId } = await openTalk(api);
  await usedUp('message', customer.user.id);
  const line = dial(address, customer.visitor);
  line.send(roomId, 'И ещё одно', { clientId: 'too-many' });
  const [error] = await line.waitFor('error');
  expect(error).toMatchObject({ code: 'writing.limit', clientId: 'too-many' });
  expect(error?.message).toMatch(/^Вы отправили много сообщений подряд\. Продолжить можно через\s\d+\s(секунд|минут)/u);
});
