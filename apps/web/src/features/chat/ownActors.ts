import type { AuthUser } from '@vetka/domain/account';
import type { Room } from '@vetka/domain/chat';
import type { Correspondent } from '../../shell/chat/writing.ts';

/** A room may refer to the same service by any of these types. */
const serviceKinds = ['SHOP', 'COMPANY', 'SERVICE'] as const;

/** Every participant that a user can write as: the user first, then the shops they work for. */
export function ownActors({ id, services, role }: AuthUser): Correspondent[] {
  const shops = services.flatMap((service) =>
    serviceKinds.map((participantType) => ({ participantType, participantId: service.id })),
  );
  const office = role === 'ADMINISTRATION' ? [{ participantType: role, participantId: 1 }] : [];
  return [{ participantType: 'USER', participantId: id }, ...shops, ...office];
}

/** Which participant the user is in a room. The server checks it. */
export function ownPlace(user: AuthUser, { participants }: Pick<Room, 'participants'>): Correspondent {
  const actors = ownActors(user);
  const own = actors.find((actor) =>
    participants.some(
      ({ participantType, participantId }) =>
        participantType === actor.participantType && participantId === actor.participantId,
    ),
  );
  return own ?? { participantType: 'USER', participantId: user.id };
}
