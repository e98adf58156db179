import type { Participant } from '@vetka/domain/chat';

/** Who takes part, without the details. */
export type ChatActor = Pick<Participant, 'participantType' | 'participantId'>;

const isSame = (one: ChatActor, other: ChatActor) =>
  one.participantType === other.participantType && one.participantId === other.participantId;

/** Everybody in a room but the reader; the reader alone where there is nobody else. */
export function othersIn(participants: readonly Participant[], own: ChatActor): readonly Participant[] {
  const others = participants.filter((each) => !isSame(each, own));
  return others.length > 0 ? others : participants;
}

export const namesOf = (participants: readonly Participant[]): string =>
  participants.map(({ name }) => name).join(', ');
