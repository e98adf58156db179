import type { TeamInvite } from '@vetka/domain/team';
import { Avatar } from '@vetka/ui/Avatar';
import { Link } from '@vetka/ui/Link';
import { Text } from '@vetka/ui/Text';
import type { ReactNode } from 'react';
import { pagePath } from '../../../shell/links/pagePath.ts';
import * as styles from './team.css.ts';

interface PersonRowProps {
  person: Pick<TeamInvite, 'userId' | 'nickname' | 'name' | 'position' | 'mediaFile'>;
  /** The role or state, and the actions. */
  children: ReactNode;
}

/** A person with a link to their profile, if it is known. */
export function PersonRow({ person, children }: PersonRowProps) {
  const { userId, nickname, name, position, mediaFile } = person;
  return (
    <li className={styles.person}>
      <Avatar name={name} src={mediaFile?.url} colorIndex={userId ?? 0} />
      <div className={styles.words}>
        {nickname === '' ? (
          name
        ) : (
          <Link tone="quiet" href={pagePath('/account/$nickname', { nickname })}>
            {name}
          </Link>
        )}
        <Text size="small" tone="muted" clamp={1}>
          {[nickname && `@${nickname}`, position].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {children}
    </li>
  );
}
