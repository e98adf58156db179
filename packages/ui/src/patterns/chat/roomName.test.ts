import { expect, test } from 'vitest';
import type { Participant } from '@vetka/domain/chat';
import { namesOf, othersIn } from './roomName.ts';

const participant = (participantType: Participant['participantType'], participantId: number, name: string) =>
  ({ participantType, participantId, name, slug: name, avatar: null }) as Participant;

const anna = participant('USER', 1, 'Анна');
const mint = participant('SHOP', 2, 'Мята');
const corner = participant('SHOP', 3, 'Угол');
/** Anna works for Mint. */
const own = [anna, mint];

test.each([
  { room: [anna, corner], names: 'Угол' },
  { room: [mint, corner], names: 'Угол' },
  { room: [anna, mint, corner], names: 'Угол' },
  { room: [anna, mint], names: 'Мята' },
  { room: [anna], names: 'Анна' },
])('A room of $room.length is named after the other side, $names', ({ room, names }) => {
  expect(namesOf(othersIn(room, own))).toBe(names);
});

test('A reader without identities sees everybody', () => {
  expect(namesOf(othersIn([anna, mint], []))).toBe('Анна, Мята');
});
