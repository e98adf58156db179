import { inviteDays, type InviteToTeam } from '@vetka/domain/team';
import { InviteCard } from '@vetka/ui/patterns/chat/InviteCard';
import * as desk from '../desk.css.ts';

interface InvitePreviewProps {
  draft: InviteToTeam;
  service: { name: string; slug: string };
}

/** Nobody has this id. */
const reader = 0;
const ignore = () => undefined;

/** The invitation as the invited person will see it. Its buttons are a picture. */
export function InvitePreview({ draft: { role, position }, service }: InvitePreviewProps) {
  const shown = { role, position: position.trim(), serviceName: service.name, serviceSlug: service.slug };
  return (
    <>
      <div inert>
        <InviteCard
          ownUserId={reader}
          onInvite={ignore}
          invite={{ id: 0, userId: reader, state: 'WAITING', ...shown }}
        />
      </div>
      <p className={desk.hint}>
        Действует {inviteDays} дней. После ответа вместо кнопок будет «Вы в команде» или «Вы отказались».
      </p>
    </>
  );
}
