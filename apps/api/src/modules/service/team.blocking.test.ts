import type { Room } from '@vetka/domain/chat';
import type { Problem } from '@vetka/domain/problem';
import type { Team } from '@vetka/domain/team';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { dial } from '../../../test/chatLine.ts';
import { makeService } from '../../../test/shop.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { chatMessages, serviceEmployees, services, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const address = await api.listen();
const unknown = [422, ['Такого человека на «Ветке» нет. Проверьте никнейм или телефон']];

/** A shop with an owner and a manager, and a person to invite. */
async function opened() {
  const { id, slug } = await makeService(api.db);
  const [owner, manager, person] = [await api.signIn(), await api.signIn(), await api.signIn()];
  await api.db.update(services).set({ ownerId: owner.user.id }).where(eq(services.id, id));
  const work = { serviceId: id, userId: manager.user.id, role: 'MANAGER', status: 'WORKER' } as const;
  await api.db.insert(serviceEmployees).values(work);
  await person.visitor.put('profile', { firstName: 'Катя', lastName: 'Смирнова' });
  const body = { role: 'SELLER', position: 'Флорист' };
  const invite = <T = Team>(named: string, by: Visitor = owner.visitor) =>
    by.post<T>(`desk/${slug}/team/invites`, { person: named, ...body });
  const refusal = async (named: string, by?: Visitor) => {
    const { status, body: problem } = await invite<Problem>(named, by);
    return [status, problem.errors?.person];
  };
  const team = async () => (await owner.visitor.get<Team>(`desk/${slug}/team`)).body;
  const block = (kind: string, blocked: number) =>
    person.visitor.put('profile/restrictions', { kind, id: blocked, level: 'BLOCKED' });
  return { id, slug, owner, manager, person, invite, refusal, team, block };
}

const roomsOf = async (visitor: Visitor) => (await visitor.get<{ data: Room[] }>('rooms')).body.data;

test('somebody who has blocked the shop, its owner or the author of an invitation is as unknown as anybody else', async () => {
  for (const blocked of ['shop', 'owner', 'manager'] as const) {
    const { id, owner, manager, person, refusal, block } = await opened();
    const target = { shop: id, owner: owner.user.id, manager: manager.user.id }[blocked];
    expect((await block(blocked === 'shop' ? 'SERVICE' : 'USER', target)).status).toBe(200);
    expect(await refusal(person.user.nickname, manager.visitor), `by the ${blocked}`).toEqual(unknown);
    expect(await refusal(person.user.phone, manager.visitor), `by the ${blocked}`).toEqual(unknown);
    expect(await roomsOf(person.visitor)).toEqual([]);
  }
});

test('only an open shop invites: a draft, a hidden and a closed one write to nobody', async () => {
  const { id, person, invite, refusal } = await opened();
  for (const status of ['DRAFT', 'MODERATION', 'HIDDEN', 'ARCHIVED'] as const) {
    await api.db.update(services).set({ status }).where(eq(services.id, id));
    expect(await refusal(person.user.nickname), `a shop that is ${status}`).toEqual([
      422,
      ['Приглашать людей может только открытый магазин'],
    ]);
  }
  expect(await roomsOf(person.visitor)).toEqual([]);
  await api.db.update(services).set({ status: 'PUBLISHED' }).where(eq(services.id, id));
  expect((await invite(person.user.nickname)).status).toBe(200);
});

test('a shop that withdraws and invites again writes to one person three times a day at most', async () => {
  const { slug, owner, person, invite, refusal } = await opened();
  for (let time = 0; time < 3; time += 1) {
    const { status, body } = await invite(person.user.nickname);
    expect(status).toBe(200);
    await owner.visitor.delete(`desk/${slug}/team/invites/${body.invites[0]?.id}`);
  }
  expect(await refusal(person.user.nickname)).toEqual([
    422,
    ['Вы уже приглашали этого человека сегодня. Попробуйте завтра'],
  ]);
  expect(await api.db.$count(chatMessages, eq(chatMessages.userId, owner.user.id))).toBe(3);
});

test('a phone number does not become a name: the team sees the number until the person accepts', async () => {
  const { slug, owner, manager, person, invite, team } = await opened();
  await api.db.update(users).set({ isVisible: false }).where(eq(users.id, person.user.id));
  const lines = [dial(address, person.visitor), dial(address, manager.visitor)];
  await Promise.all(lines.map((line) => line.connected()));
  const { status, body } = await invite(person.user.phone);
  expect(status).toBe(200);
  const shown = `+7 ${person.user.phone.slice(2, 5)} ${person.user.phone.slice(5, 8)}`;
  expect(body.invites[0]?.name.replaceAll('\u00A0', ' ')).toContain(shown);
  expect(body.invites).toMatchObject([{ userId: null, nickname: '', mediaFile: null, state: 'WAITING' }]);
  expect(JSON.stringify(body)).not.toContain('Смирнова');
  expect(JSON.stringify(body)).not.toContain(person.user.nickname);

  const [message] = (await lines[0]?.waitFor('recMessage')) ?? [];
  expect(message?.invite).toMatchObject({ serviceSlug: slug, position: 'Флорист' });
  expect(await roomsOf(person.visitor)).toHaveLength(1);
  for (const { visitor } of [owner, manager]) {
    expect(await roomsOf(visitor), 'the room names the person').toEqual([]);
    expect((await visitor.get(`rooms/${message?.roomId}/messages`)).status).toBe(404);
  }

  await person.visitor.post(`employee-invites/${message?.inviteId}/respond`, { status: 'ACCEPTED' });
  expect((await team()).members.map(({ name }) => name)).toContain('Катя Смирнова');
  expect((await team()).events).toMatchObject([{ about: 'Катя Смирнова' }, { about: 'Катя Смирнова' }]);
  expect(await roomsOf(owner.visitor)).toHaveLength(1);
});

test('a refusal of an invitation by phone number tells no name either, and a reply does', async () => {
  const { owner, person, invite, team } = await opened();
  const { body } = await invite(person.user.phone);
  const id = body.invites[0]?.id;
  await person.visitor.post(`employee-invites/${id}/respond`, { status: 'CANCELED' });
  const after = await team();
  expect(after.invites).toMatchObject([{ userId: null, nickname: '', state: 'DECLINED' }]);
  expect(JSON.stringify(after)).not.toContain('Смирнова');
  expect(await roomsOf(owner.visitor)).toEqual([]);

  const line = dial(address, person.visitor);
  await line.connected();
  const roomId = (await roomsOf(person.visitor))[0]?.id ?? 0;
  const place = { participantType: 'USER', participantId: person.user.id };
  line.socket.emit('joinRoom', { roomId, ...place });
  line.socket.emit('sendMessage', { roomId, clientId: crypto.randomUUID(), text: 'Спасибо, не ищу работу' });
  await line.waitFor('recMessage');
  expect(await roomsOf(owner.visitor)).toHaveLength(1);
});

test('somebody who hides their profile after an invitation is shown by the nickname that was typed', async () => {
  const { person, invite, team } = await opened();
  await invite(`@${person.user.nickname}`);
  await api.db.update(users).set({ isVisible: false }).where(eq(users.id, person.user.id));
  const shown = await team();
  expect(shown.invites).toMatchObject([{ userId: null, nickname: '', name: person.user.nickname }]);
  expect(JSON.stringify(shown)).not.toContain('Смирнова');
});
