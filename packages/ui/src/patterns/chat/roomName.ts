import type { Participant } from '@vetka/domain/chat';

/** Names of the participants. */
export type ChatActor = Pick<Participant, 'participantType' | 'participantId'>;

/** Identities of the reader: themselves first, and every service they speak for. */
export type ChatReader = ChatActor | readonly ChatActor[];

/** Whether a participant is the reader, in any of their identities. */
export const isReader = ({ participantType, participantId }: ChatActor, own: ChatReader): boolean =>
  [own].flat().some((reader) => reader.participantType === participantType && reader.participantId === participantId);

/**
 * Everybody in a room except the reader: between the reader and their own service, the service. The reader if there is
 * nobody else.
 */
export function othersIn(participants: readonly Participant[], own: ChatReader): readonly Participant[] {
  const [self] = [own].flat();
  const without = (reader: ChatReader) => participants.filter((each) => !isReader(each, reader));
  return [own, self ?? []].map(without).find(([other]) => other) ?? participants;
}

export const namesOf = (participants: readonly Participant[]): string =>
  participants.map(({ name }) => name).join(', ');
