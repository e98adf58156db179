import type { Participant } from '@vetka/domain/chat';

/** Names of the participants. */
export type ChatActor = Pick<Participant, 'participantType' | 'participantId'>;

/** Identities of the reader: themselves and every service they speak for. */
export type ChatReader = ChatActor | readonly ChatActor[];

const isSame = (one: ChatActor, other: ChatActor) =>
  one.participantType === other.participantType && one.participantId === other.participantId;

/** Whether a participant is the reader, in any of their identities. */
export const isReader = (each: ChatActor, own: ChatReader): boolean =>
  [own].flat().some((reader) => isSame(each, reader));

/** Everybody in a room except the reader; the reader if there is nobody else. */
export function othersIn(participants: readonly Participant[], own: ChatReader): readonly Participant[] {
  const others = participants.filter((each) => !isReader(each, own));
  return others.length > 0 ? others : participants;
}

export const namesOf = (participants: readonly Participant[]): string =>
  participants.map(({ name }) => name).join(', ');
