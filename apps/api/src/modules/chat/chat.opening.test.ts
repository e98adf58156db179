import type { Room, RoomPage } from '@vetka/domain/chat';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeService } from '../../../test/shop.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { serviceEmployees } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const service = await makeService(api.db);
const withService = { participantType: 'SERVICE', participantId: service.id };
const person = (participantId: number) => ({ participantType: 'USER', participantId });
const open = (visitor: Visitor, ...participants: object[]) => visitor.post<Room>('rooms', { participants });
const errorsOf = (answer: { body: unknown }) => (answer.body as { errors?: unknown }).errors;

test('AOT-09: a set of participants has one room, whoever opens it and however often', async () => {
  const { visitor, user } = await api.signIn();
  const [first, second] = await Promise.all([open(visitor, withService), open(visitor, withService, person(user.id))]);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.body.id).toBe(first.body.id);
  const types = first.body.participants.map(({ participantType }) => participantType);
  expect(types.toSorted(), 'ENU-18: services and users').toEqual(['SHOP', 'USER']);
  expect(new Set(first.body.participants.map(({ slug }) => slug))).toEqual(new Set([user.nickname, service.slug]));
  const { visitor: worker, user: florist } = await api.signIn();
  await api.db
    .insert(serviceEmployees)
    .values({ serviceId: service.id, userId: florist.id, role: 'SELLER', status: 'WORKER' });
  const theirs = await open(worker, person(user.id), { ...withService, participantType: 'SHOP' });
  expect(theirs.body.id).toBe(first.body.id);
  expect((await visitor.get<RoomPage>('rooms')).body.data.map(({ id }) => id)).toEqual([first.body.id]);
});

test('people talk to each other and to the administration, invisibly to others', async () => {
  const [one, two, stranger] = await Promise.all([api.signIn(), api.signIn(), api.signIn()]);
  const { body: room } = await open(one.visitor, person(two.user.id));
  expect((await open(two.visitor, person(one.user.id))).body.id).toBe(room.id);
  expect((await stranger.visitor.get(`rooms/${room.id}`)).status).toBe(404);
  const help = await open(one.visitor, { participantType: 'ADMINISTRATION', participantId: 1 });
  expect(help.body.participants.map(({ participantType }) => participantType)).toContain('ADMINISTRATION');
});

test('a room with no one else, with an unknown participant or with a hidden person is refused', async () => {
  const { visitor, user } = await api.signIn();
  const { visitor: shy, user: hidden } = await api.signIn();
  await shy.put('profile/visible', { isVisible: false });
  const nobody = { participants: ['Такого собеседника нет'] };
  expect(errorsOf(await open(visitor, person(user.id)))).toEqual({ participants: ['Выберите, с кем говорить'] });
  expect(errorsOf(await open(visitor, person(2_000_000_000)))).toEqual(nobody);
  expect(errorsOf(await open(visitor, person(hidden.id)))).toEqual(nobody);
  expect(errorsOf(await open(visitor, { ...withService, participantId: 2_000_000_000 }))).toEqual(nobody);
  expect((await open(api.visitor(), withService)).status).toBe(401);
});

test('people who work for a service write to its owner, also while their profile is hidden', async () => {
  const { visitor: boss, user: owner } = await api.signIn();
  await boss.put('profile/visible', { isVisible: false });
  const shop = await makeService(api.db, { ownerId: owner.id });
  const { visitor: courier, user } = await api.signIn();
  expect((await open(courier, person(owner.id))).status).toBe(422);
  await api.db
    .insert(serviceEmployees)
    .values({ serviceId: shop.id, userId: user.id, role: 'COURIER', status: 'WORKER' });
  expect((await open(courier, person(owner.id))).status).toBe(200);
});

test('employees and the owner open a room in the name of the service', async () => {
  const { user } = await api.signIn();
  await makeService(api.db);
  const { visitor: worker, user: florist } = await api.signIn();
  const { visitor: boss, user: owner } = await api.signIn();
  const shop = await makeService(api.db, { ownerId: owner.id });
  await api.db
    .insert(serviceEmployees)
    .values({ serviceId: shop.id, userId: florist.id, role: 'SELLER', status: 'WORKER' });
  const named = [person(user.id), { participantType: 'SHOP', participantId: shop.id }];
  const [first, second] = [await open(worker, ...named), await open(boss, ...named)];
  expect(first.body.participants.map(({ slug }) => slug).toSorted()).toEqual([user.nickname, shop.slug].toSorted());
  expect(second.body.id).toBe(first.body.id);
});
