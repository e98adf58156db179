import type { EmployeeRole } from '@vetka/domain/actor';
import { roleLabels } from '@vetka/domain/desk';
import { inviteStateLabels, mayManage, type TeamInvite } from '@vetka/domain/team';
import { Badge } from '@vetka/ui/Badge';
import { Button } from '@vetka/ui/Button';
import { PersonRow } from './PersonRow.tsx';
import * as styles from './team.css.ts';
import type { ChangeTeam } from './useTeam.ts';

interface InvitesProps {
  invites: readonly TeamInvite[];
  /** The reader's role. */
  by: EmployeeRole;
  change: ChangeTeam;
}

/** Pending invitations, and those that expired or were declined. */
export function Invites({ invites, by, change }: InvitesProps) {
  return (
    <ul className={styles.people}>
      {invites.map((invite) => (
        <PersonRow key={invite.id} person={{ ...invite, position: invite.position || roleLabels[invite.role] }}>
          <Badge tone={invite.state === 'WAITING' ? 'honey' : 'danger'}>{inviteStateLabels[invite.state]}</Badge>
          {mayManage(by, invite.role) && <InviteButton invite={invite} change={change} />}
        </PersonRow>
      ))}
    </ul>
  );
}

function InviteButton({ invite, change }: { invite: TeamInvite; change: ChangeTeam }) {
  const { id, state, nickname, name, role, position } = invite;
  if (state === 'WAITING') {
    return (
      <Button size="s" variant="tonal" onClick={() => change({ kind: 'withdraw', id })}>
        Отозвать
      </Button>
    );
  }
  const body = { person: nickname || name, role, position };
  return (
    <Button size="s" variant="tonal" onClick={() => change({ kind: 'invite', body })}>
      Пригласить снова
    </Button>
  );
}
