import type { Room } from '@vetka/domain/chat';
import type { DeskPlace } from '@vetka/domain/desk';
import type { NoticePage } from '@vetka/domain/notice';
import type { Problem } from '@vetka/domain/problem';
import type { Employee } from '@vetka/domain/service';
import type { Team } from '@vetka/domain/team';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { dial, historyOf, join } from '../../../test/chatLine.ts';
import { makeService } from '../../../test/shop.ts';
import { employeeInvites, services, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const address = await api.listen();

/** A shop with an owner who is signed in, and a person to invite. */
async function opened() {
  const { id, slug, name } = await makeService(api.db);
  const [owner, person] = [await api.signIn(), await api.signIn()];
  await api.db.update(services).set({ ownerId: owner.user.id }).where(eq(services.id, id));
  await owner.visitor.put('profile', { firstName: 'Ольга', lastName: 'Веснина' });
  await person.visitor.put('profile', { firstName: 'Катя', lastName: 'Смирнова' });
  const invite = <T = Team>(named: string, more: object = {}) =>
    owner.visitor.post<T>(`desk/${slug}/team/invites`, { person: named, role: 'SELLER', position: '', ...more });
  const team = async () => (await owner.visitor.get<Team>(`desk/${slug}/team`)).body;
  const deskOf = async () => (await person.visitor.get<DeskPlace[]>('desk')).body;
  return { id, slug, name, owner, person, invite, team, deskOf };
}

const roomOf = async ({ person }: Awaited<ReturnType<typeof opened>>) =>
  (await person.visitor.get<{ data: Room[] }>('rooms')).body.data[0];

test('PRD-20: a shop invites an employee, who accepts in the chat and works there from then on', async () => {
  const shop = await opened();
  const { slug, name, person, invite, team, deskOf } = shop;
  const line = dial(address, person.visitor);
  await line.connected();
  const { status, body } = await invite(`@${person.user.nickname}`, { position: 'Флорист' });
  expect([status, body.invites]).toMatchObject([
    200,
    [{ userId: person.user.id, name: 'Катя Смирнова', role: 'SELLER', position: 'Флорист', state: 'WAITING' }],
  ]);
  const [message] = await line.waitFor('recMessage');
  expect(message, 'ENU-10: the type of the message').toMatchObject({
    type: 'INVITE',
    text: `Приглашаем вас в команду «${name}»`,
    invite: { userId: person.user.id, serviceSlug: slug, role: 'SELLER', position: 'Флорист', state: 'WAITING' },
  });
  expect((await roomOf(shop))?.unreadCount).toBe(1);
  expect(await deskOf()).toEqual([]);

  await person.visitor.post(`employee-invites/${message?.inviteId}/respond`, { status: 'ACCEPTED' });
  expect(await deskOf()).toMatchObject([{ service: { slug }, role: 'SELLER' }]);
  const after = await team();
  expect(after.members, 'ENU-11: an accepted person is a worker').toMatchObject([
    { role: 'OWNER', name: 'Ольга Веснина' },
    { role: 'SELLER', name: 'Катя Смирнова', position: 'Флорист' },
  ]);
  expect(after.invites).toEqual([]);
  expect(after.events).toMatchObject([
    { kind: 'JOINED', by: 'Катя Смирнова', about: 'Катя Смирнова', role: 'SELLER' },
    { kind: 'INVITED', by: 'Ольга Веснина', about: 'Катя Смирнова', role: 'SELLER' },
  ]);
  const employees = await api.visitor().get<Employee[]>(`services/${slug}/employees`);
  expect(employees.body, 'ASE-05: everyone sees them on the page of the shop').toMatchObject([
    { nickname: person.user.nickname, role: 'SELLER', status: 'WORKER' },
  ]);
});

const noticesOf = async ({ person }: Awaited<ReturnType<typeof opened>>) =>
  (await person.visitor.get<NoticePage>('notices')).body.data;

test('an invited person is notified at once, and until they open the conversation', async () => {
  const shop = await opened();
  const { name, person, invite } = shop;
  await person.visitor.put('notices/settings', {
    choices: [{ group: 'PEOPLE_INVITATIONS', channels: ['SITE', 'SMS'] }],
    hasQuietHours: false,
  });
  await invite(person.user.phone ?? '');
  const room = await roomOf(shop);
  expect(await noticesOf(shop)).toMatchObject([
    {
      kind: 'TEAM_INVITATION',
      title: `Приглашение в команду «${name}»`,
      text: expect.stringMatching(/^Ответить можно до \d+ [а-я]+, \d+:\d\d по Москве\.$/),
      path: `/chat/${room?.id}`,
      readAt: null,
    },
  ]);
  await api.app.jobs.runDue();
  const sms = api.outside.sms.sent.filter(({ phone }) => phone === person.user.phone).map(({ text }) => text);
  expect(sms.at(-1)).toMatch(new RegExp(`Приглашение в команду «${name}». http.*/chat/${room?.id}$`));
  const line = dial(address, person.visitor);
  join(line, room?.id ?? 0, 'USER', person.user.id);
  await line.answered();
  expect((await noticesOf(shop))[0]?.readAt).not.toBeNull();
});

test('a withdrawn invitation takes its notice with it', async () => {
  const shop = await opened();
  const { slug, owner, person, invite } = shop;
  const id = (await invite(person.user.nickname)).body.invites[0]?.id;
  expect(await noticesOf(shop)).toHaveLength(1);
  await owner.visitor.delete<Team>(`desk/${slug}/team/invites/${id}`);
  expect(await noticesOf(shop)).toEqual([]);
});

test('AOT-05: both sides see the answer to an invitation at once', async () => {
  const shop = await opened();
  const { owner, person, invite, team } = shop;
  const lines = [dial(address, owner.visitor), dial(address, person.visitor)];
  await Promise.all(lines.map((line) => line.connected()));
  const { invites } = (await invite(person.user.nickname)).body;
  await person.visitor.post(`employee-invites/${invites[0]?.id}/respond`, { status: 'CANCELED' });
  for (const line of lines) {
    const [changed] = await line.waitFor('changeMessage');
    expect(changed?.invite).toMatchObject({ id: invites[0]?.id, state: 'DECLINED' });
  }
  expect((await team()).invites).toMatchObject([{ state: 'DECLINED' }]);
  const again = await invite(person.user.nickname, { role: 'COURIER' });
  expect(again.body.invites).toMatchObject([{ state: 'WAITING', role: 'COURIER' }]);
});

test('an invitation is withdrawn before it is answered, and can be sent again', async () => {
  const shop = await opened();
  const { slug, owner, person, invite } = shop;
  const id = (await invite(person.user.nickname)).body.invites[0]?.id;
  const taken = await owner.visitor.delete<Team>(`desk/${slug}/team/invites/${id}`);
  expect([taken.status, taken.body.invites]).toEqual([200, []]);
  const room = await roomOf(shop);
  expect((await historyOf(person.visitor, room?.id ?? 0))[0]?.invite?.state).toBe('WITHDRAWN');
  for (const status of ['ACCEPTED', 'CANCELED']) {
    const late = await person.visitor.post<Problem>(`employee-invites/${id}/respond`, { status });
    expect([late.status, late.body.message]).toEqual([409, 'Магазин отозвал приглашение']);
  }
  expect((await owner.visitor.delete(`desk/${slug}/team/invites/${id}`)).status).toBe(409);
  expect((await invite(person.user.nickname)).status).toBe(200);
});

test('an invitation expires after seven days, and the person can be invited again', async () => {
  const shop = await opened();
  const { id: serviceId, person, invite, team } = shop;
  const id = (await invite(person.user.nickname)).body.invites[0]?.id ?? 0;
  const [row] = await api.db.select().from(employeeInvites).where(eq(employeeInvites.id, id));
  expect((row?.expiresAt?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBeGreaterThan(6.9 * 86_400_000);
  await api.db
    .update(employeeInvites)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(employeeInvites.serviceId, serviceId));
  expect((await team()).invites).toMatchObject([{ state: 'EXPIRED' }]);
  expect((await invite(person.user.nickname)).body.invites).toMatchObject([{ state: 'WAITING' }]);
  expect(await noticesOf(shop), 'only of the invitation that waits').toHaveLength(1);
});

test('a person is named by phone or nickname; strangers, colleagues and people already invited are refused', async () => {
  const { owner, person, invite } = await opened();
  const refusal = async (named: string) => {
    const { status, body } = await invite<Problem>(named);
    return [status, body.errors?.person];
  };
  const unknown = [422, ['Такого человека на «Ветке» нет. Проверьте никнейм или телефон']];
  expect(await refusal('nobody-knows')).toEqual(unknown);
  expect(await refusal('+7 999 000-00-00')).toEqual(unknown);
  expect(await refusal(owner.user.nickname)).toEqual([422, ['Этот человек уже в команде']]);
  await api.db.update(users).set({ isVisible: false }).where(eq(users.id, person.user.id));
  expect(await refusal(person.user.nickname)).toEqual(unknown);
  expect((await invite(person.user.phone ?? '')).status).toBe(200);
  expect(await refusal(person.user.phone ?? '')).toEqual([422, ['Приглашение уже отправлено и ждёт ответа']]);
});

test.each(['afterwards', 'before'])(
  'a chat that a shop opens %s does not tell whose phone it has invited',
  async (when) => {
    const { id, owner, person, invite, team } = await opened();
    const participants = [
      { participantType: 'SERVICE', participantId: id },
      { participantType: 'USER', participantId: person.user.id },
    ];
    const open = async () => (await owner.visitor.post<Room>('rooms', { participants })).body.id;
    const texts = async () => {
      const { body } = await owner.visitor.get<{ data: Room[] }>('rooms');
      const histories = await Promise.all(body.data.map((room) => historyOf(owner.visitor, room.id)));
      return histories.flat().map(({ type }) => type);
    };
    if (when === 'before') await open();
    expect((await invite(person.user.phone ?? '')).status).toBe(200);
    await open();
    expect(await texts()).toEqual([]);
    const [waiting] = (await team()).invites;
    await person.visitor.post(`employee-invites/${waiting?.id}/respond`, { status: 'ACCEPTED' });
    expect(await texts()).toEqual(['INVITE']);
    const room = await open();
    expect(await open()).toBe(room);
  },
);

test('a nickname with ten digits is not taken for a phone number', async () => {
  const { person, invite } = await opened();
  await api.db.update(users).set({ nickname: 'user-9123456789' }).where(eq(users.id, person.user.id));
  expect((await invite('user-9123456789')).status).toBe(200);
});

test('twenty invitations of one person at once send one message', async () => {
  const shop = await opened();
  const sent = await Promise.all(Array.from({ length: 20 }, () => shop.invite(shop.person.user.nickname)));
  expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await historyOf(shop.person.visitor, (await roomOf(shop))?.id ?? 0)).toHaveLength(1);
});

test("a new role changes a person's rights at once, and a dismissed person has none", async () => {
  const { slug, owner, person, invite, team, deskOf } = await opened();
  const id = (await invite(person.user.nickname)).body.invites[0]?.id;
  await person.visitor.post(`employee-invites/${id}/respond`, { status: 'ACCEPTED' });
  const path = `desk/${slug}/team/members/${person.user.id}`;
  expect((await person.visitor.get(`desk/${slug}/team`)).status).toBe(403);
  await owner.visitor.put(path, { role: 'MANAGER' });
  expect((await person.visitor.get(`desk/${slug}/team`)).status).toBe(200);
  const self = await person.visitor.delete<Problem>(path);
  expect([self.status, self.body.message]).toEqual([403, 'Управляющих назначает владелец']);
  expect((await owner.visitor.delete<Team>(path)).body.members).toHaveLength(1);
  expect(await deskOf()).toEqual([]);
  expect((await person.visitor.get(`desk/${slug}/orders`)).status).toBe(404);
  const kinds = (await team()).events.map(({ kind }) => kind);
  expect(kinds).toEqual(['DISMISSED', 'ROLE_CHANGED', 'JOINED', 'INVITED']);
});
