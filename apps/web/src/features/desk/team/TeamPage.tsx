import { plural } from '@vetka/domain/plural';
import { rolesManagedBy } from '@vetka/domain/team';
import { Hidden } from '@vetka/ui/Hidden';
import { DeskHead } from '@vetka/ui/patterns/desk/DeskPanes';
import { useId, useState, type ReactNode } from 'react';
import { NotLoaded } from '../../../shell/errors/NotLoaded.tsx';
import { useUser } from '../../../shell/session/useSession.ts';
import * as desk from '../desk.css.ts';
import { useDesk } from '../DeskContext.ts';
import { CardSkeleton, RoomSkeleton } from '../skeletons/RoomSkeleton.tsx';
import { emptyInvite, InviteForm } from './InviteForm.tsx';
import { InvitePreview } from './InvitePreview.tsx';
import { Invites } from './Invites.tsx';
import { Members } from './Members.tsx';
import { RightsTable } from './RightsTable.tsx';
import * as styles from './team.css.ts';
import { TeamHistory } from './TeamHistory.tsx';
import { useTeam } from './useTeam.ts';

/** The employees of a shop, its invitations, and the rights of each role. */
export default function TeamPage() {
  const { place } = useDesk();
  const { team, error, refetch, change, isInviting } = useTeam(place.service.slug);
  const [draft, setDraft] = useState(emptyInvite);
  const clear = () => setDraft(({ role }) => ({ ...emptyInvite, role }));
  const own = { userId: useUser()?.id ?? 0, role: place.role };
  if (!team) {
    return (
      <>
        <DeskHead title="Команда" />
        <NotLoaded query={{ data: team, error, refetch }} loading={<Loading />} />
      </>
    );
  }
  return (
    <>
      <DeskHead title="Команда" note={plural(team.members.length, ['человек', 'человека', 'человек'])} />
      <div className={styles.page}>
        <div className={styles.aside}>
          <Block title="Пригласить">
            <InviteForm
              draft={draft}
              onDraft={setDraft}
              members={team.members.map(({ userId }) => userId)}
              roles={rolesManagedBy[place.role]}
              onInvite={() => change({ kind: 'invite', body: draft }, { onSuccess: clear })}
              isPending={isInviting}
            />
          </Block>
          {/* On a phone the people come before it. */}
          <Hidden below="md">
            <Block title="Так приглашение выглядит в чате">
              <InvitePreview draft={draft} service={place.service} />
            </Block>
          </Hidden>
        </div>
        <div className={styles.column}>
          <Block title="Работают">
            <Members members={team.members} own={own} change={change} />
          </Block>
          {team.invites.length > 0 && (
            <Block title="Приглашения">
              <Invites invites={team.invites} by={place.role} change={change} />
            </Block>
          )}
          {/* Too wide for a phone, where the form names the duties of each role. */}
          <Hidden below="md">
            <Block title="Кто что может">
              <RightsTable />
            </Block>
          </Hidden>
          {team.events.length > 0 && (
            <Block title="История">
              <TeamHistory events={team.events} />
            </Block>
          )}
        </div>
      </div>
    </>
  );
}

function Loading() {
  return (
    <RoomSkeleton label="Загрузка команды" className={styles.page}>
      <span className={styles.aside}>
        <CardSkeleton lines={4} />
      </span>
      <span className={styles.column}>
        <CardSkeleton lines={4} />
        <CardSkeleton lines={2} />
        <CardSkeleton lines={6} />
      </span>
    </RoomSkeleton>
  );
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={desk.card} aria-labelledby={id}>
      <h2 id={id} className={desk.cardTitle}>
        {title}
      </h2>
      {children}
    </section>
  );
}
