import type { EmployeeRole } from '@vetka/domain/actor';
import { roleLabels } from '@vetka/domain/desk';
import { mayManage, rolesManagedBy, type TeamMember } from '@vetka/domain/team';
import { Badge } from '@vetka/ui/Badge';
import { ConfirmDialog } from '@vetka/ui/ConfirmDialog';
import { DropdownMenu } from '@vetka/ui/DropdownMenu';
import { BanIcon, MoreIcon, UserIcon } from '@vetka/ui/Icon';
import { IconButton } from '@vetka/ui/IconButton';
import { Text } from '@vetka/ui/Text';
import { useState } from 'react';
import { PersonRow } from './PersonRow.tsx';
import * as styles from './team.css.ts';
import type { ChangeTeam } from './useTeam.ts';

interface MembersProps {
  members: readonly TeamMember[];
  /** The reader. */
  own: { userId: number; role: EmployeeRole };
  change: ChangeTeam;
}

/** The employees of the shop, with their roles. */
export function Members({ members, own, change }: MembersProps) {
  const [dismissed, setDismissed] = useState<TeamMember | null>(null);
  return (
    <>
      <ul className={styles.people}>
        {members.map((member) => (
          <PersonRow key={member.userId} person={member}>
            <Badge tone={member.role === 'OWNER' ? 'leaf' : 'neutral'}>{roleLabels[member.role]}</Badge>
            {member.userId === own.userId && (
              <Text as="span" size="small" tone="muted">
                это вы
              </Text>
            )}
            {mayManage(own.role, member.role) && (
              <span className={styles.menu}>
                <MemberMenu member={member} by={own.role} change={change} onDismiss={() => setDismissed(member)} />
              </span>
            )}
          </PersonRow>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={dismissed !== null}
        title="Убрать из команды?"
        text={`${dismissed?.name ?? ''} сразу перестанет видеть заказы и сообщения магазина.`}
        confirmLabel="Убрать"
        cancelLabel="Отмена"
        tone="danger"
        onClose={() => setDismissed(null)}
        onConfirm={() => {
          if (dismissed) change({ kind: 'dismiss', id: dismissed.userId });
          setDismissed(null);
        }}
      />
    </>
  );
}

interface MemberMenuProps extends Pick<MembersProps, 'change'> {
  member: TeamMember;
  by: EmployeeRole;
  onDismiss: () => void;
}

function MemberMenu({ member, by, change, onDismiss }: MemberMenuProps) {
  const label = `Действия: ${member.name}`;
  const others = rolesManagedBy[by].filter((role) => role !== member.role);
  return (
    <DropdownMenu
      label={label}
      trigger={<IconButton label={label} icon={<MoreIcon />} />}
      items={[
        ...others.map((role) => ({
          id: role,
          label: `Роль «${roleLabels[role]}»`,
          icon: <UserIcon />,
          onSelect: () => change({ kind: 'role', id: member.userId, role }),
        })),
        { id: 'dismiss', label: 'Убрать из команды', icon: <BanIcon />, tone: 'danger', onSelect: onDismiss },
      ]}
    />
  );
}
