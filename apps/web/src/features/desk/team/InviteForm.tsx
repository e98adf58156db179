import { roleLabels } from '@vetka/domain/desk';
import { roleDuties, teamLimits, type AppointedRole, type InviteToTeam } from '@vetka/domain/team';
import { cutText } from '@vetka/domain/text';
import { Button } from '@vetka/ui/Button';
import { Select } from '@vetka/ui/Select';
import { TextField } from '@vetka/ui/TextField';
import type { FormEvent } from 'react';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import { useErrorHandler, useFieldError } from '../../../shell/errors/useErrors.ts';
import * as desk from '../desk.css.ts';
import { FoundPeople } from './FoundPeople.tsx';
import * as styles from './team.css.ts';

export const emptyInvite: InviteToTeam = { person: '', role: 'SELLER', position: '' };

interface InviteFormProps {
  draft: InviteToTeam;
  onDraft: (draft: InviteToTeam) => void;
  /** Ids of people who are in the team already. */
  members: readonly number[];
  /** Roles that this person may offer. */
  roles: readonly AppointedRole[];
  onInvite: () => void;
  isPending: boolean;
}

/** Invites a person by nickname or phone number. */
export function InviteForm({ draft, onDraft, members, roles, onInvite, isPending }: InviteFormProps) {
  const { person, position, role } = draft;
  const error = useFieldError('person');
  const { clear } = useErrorHandler();
  const change = (part: Partial<InviteToTeam>) => {
    if (error !== undefined) clear();
    onDraft({ ...draft, ...part });
  };
  function invite(event: FormEvent) {
    event.preventDefault();
    onInvite();
  }
  const reveal = useRevealInvalid(isPending);
  return (
    <form className={styles.column} {...reveal} onSubmit={invite}>
      <TextField
        label="Никнейм или телефон"
        value={person}
        onChange={(text) => change({ person: cutText(text, teamLimits.person) })}
        error={error}
        hint="Приглашение придёт в сообщения. Человек должен быть на «Ветке»"
      />
      <FoundPeople typed={person} members={members} onChoose={(nickname) => change({ person: `@${nickname}` })} />
      <div className={styles.pair}>
        <Select
          label="Роль"
          options={roles.map((value) => ({ value, label: roleLabels[value] }))}
          value={role}
          onChange={(next) => change({ role: next })}
        />
        <TextField
          label="Должность"
          value={position}
          onChange={(text) => change({ position: cutText(text, teamLimits.position) })}
        />
      </div>
      <p className={desk.hint}>{`${roleLabels[role]}: ${roleDuties[role]}.`}</p>
      <Button type="submit" variant="solid" isFullWidth isLoading={isPending} isDisabled={person.trim() === ''}>
        Пригласить
      </Button>
    </form>
  );
}
