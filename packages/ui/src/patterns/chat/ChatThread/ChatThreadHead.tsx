import type { Participant } from '@vetka/domain/chat';
import { actorHref } from '@vetka/domain/comment';
import { pagePath } from '@vetka/domain/path';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Hidden } from '../../../components/Hidden/index.ts';
import { ArrowLeftIcon } from '../../../components/Icon/icons/ArrowLeftIcon.ts';
import { IconButton } from '../../../components/IconButton/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { othersIn, type ChatReader } from '../roomName.ts';
import { intercept } from '../../intercept.ts';
import * as styles from './ChatThread.css.ts';

export interface ChatThreadHeadProps {
  participants: readonly Participant[];
  /** The reader: the other participants are named. */
  own: ChatReader;
  /** Link to the list of rooms, for a phone. @default '/chat' */
  backHref?: string | undefined;
  /** @default 'Назад к переписке' */
  backLabel?: string | undefined;
  /** Goes back in place instead of following the link. */
  onBack?: (() => void) | undefined;
  /** Below the name of the only other participant: «в сети». */
  note?: string | undefined;
  /** Buttons on the right. */
  actions?: ReactNode;
}

function PersonLink({ person, note }: { person: Participant; note: string | undefined }) {
  const { participantType, participantId, slug, name, avatar } = person;
  return (
    <Anchor className={styles.person} href={actorHref({ type: participantType, slug })}>
      <Avatar name={name} src={avatar?.url} colorIndex={participantId} />
      <span className={styles.name}>
        <Text as="b" size="label" clamp={1}>
          {name}
        </Text>
        {note && (
          <Text as="span" size="small" tone="muted" clamp={1}>
            {note}
          </Text>
        )}
      </span>
    </Anchor>
  );
}

/** The other participants, each linked to their page. */
export function ChatThreadHead({
  participants,
  own,
  backHref = pagePath('/chat'),
  backLabel = 'Назад к переписке',
  onBack,
  note,
  actions,
}: ChatThreadHeadProps) {
  const others = othersIn(participants, own);
  return (
    <div className={styles.head}>
      <Hidden from="md">
        <IconButton href={backHref} label={backLabel} icon={<ArrowLeftIcon />} onClick={intercept(onBack)} />
      </Hidden>
      {others.map((person) => (
        <PersonLink
          key={`${person.participantType}-${person.participantId}`}
          person={person}
          note={others.length === 1 ? note : undefined}
        />
      ))}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
