import type { AuthUser } from '@vetka/domain/account';
import type { Participant, Room } from '@vetka/domain/chat';
import { Card } from '@vetka/ui/Card';
import { Text } from '@vetka/ui/Text';
import { BlockedNotice } from '../../shell/restrictions/lazyComponents.ts';
import type { RestrictionTarget } from '../../shell/restrictions/restrictions.queries.ts';

const isUser =
  ({ id }: AuthUser) =>
  ({ participantType, participantId }: Participant): boolean =>
    participantType === 'USER' && participantId === id;

/** The other side of a conversation of two in which the user speaks as themselves, unless it is the administration. */
export function blockable(
  participants: Room['participants'],
  user: AuthUser,
): { target: RestrictionTarget; name: string } | null {
  const isOwn = isUser(user);
  const [other, ...rest] = participants.filter((each) => !isOwn(each));
  const isTalkOfTwo = rest.length === 0 && participants.some(isOwn);
  if (!other || !isTalkOfTwo || other.participantType === 'ADMINISTRATION') return null;
  const kind = other.participantType === 'USER' ? 'USER' : 'SERVICE';
  return { target: { kind, id: other.participantId }, name: other.name };
}

/** Replaces the composer: the reason nobody can write here now. */
export function RoomBlock({ room, user }: { room: Room; user: AuthUser }) {
  const other = blockable(room.participants, user);
  return (
    <Card padding="s">
      {room.block === 'OWN' && other ? (
        <BlockedNotice {...other.target} />
      ) : (
        <Text tone="muted">Собеседник ограничил общение: написать ему нельзя</Text>
      )}
    </Card>
  );
}
