import type { AuthUser } from '@vetka/domain/account';
import type { ActorType } from '@vetka/domain/actor';
import { expect, test } from 'vitest';
import { ownPlace } from './ownActors.ts';

const user = { id: 7, role: 'USER', services: [{ id: 3 }] } as AuthUser;
const roomOf = (...actors: [ActorType, number][]) => ({
  participants: actors.map(([participantType, participantId]) => ({
    participantType,
    participantId,
    slug: '',
    name: '',
    avatar: null,
  })),
});

test('a person takes part in a room as themselves, otherwise as the shop they work for', () => {
  expect(ownPlace(user, roomOf(['SHOP', 3], ['USER', 7]))).toEqual({ participantType: 'USER', participantId: 7 });
  expect(ownPlace(user, roomOf(['USER', 3], ['COMPANY', 3]))).toEqual({ participantType: 'COMPANY', participantId: 3 });
});

test('all administrators share one participant', () => {
  const admin = { ...user, role: 'ADMINISTRATION' as const };
  expect(ownPlace(admin, roomOf(['USER', 9], ['ADMINISTRATION', 1]))).toEqual({
    participantType: 'ADMINISTRATION',
    participantId: 1,
  });
  expect(ownPlace(user, roomOf(['USER', 9], ['ADMINISTRATION', 1]))).toEqual({
    participantType: 'USER',
    participantId: 7,
  });
});
