import { useSuspenseQuery } from '@tanstack/react-query';
import { fullName, type UserProfile } from '@vetka/domain/account';
import { plural } from '@vetka/domain/plural';
import { Avatar } from '@vetka/ui/Avatar';
import { Button } from '@vetka/ui/Button';
import { SettingsIcon } from '@vetka/ui/Icon';
import { TabLinks, type TabLink } from '@vetka/ui/Tabs';
import { SharePhotoButton } from '../../shell/publications/SharePhotoButton.tsx';
import { useUser } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';
import { profileQueries } from './profile.queries.ts';
import * as styles from './profile.css.ts';

interface ProfileHeadProps {
  nickname: string;
  /** Path of the open page. */
  path: string;
}

/** The top of every page of a person. */
export default function ProfileHead({ nickname, path }: ProfileHeadProps) {
  const { data: profile } = useSuspenseQuery(profileQueries.one(useApi(), nickname));
  const name = fullName(profile) || profile.nickname;
  return (
    <header className={styles.head}>
      <div className={styles.about}>
        <Avatar name={name} src={profile.avatar?.url} size="xl" pair={profile.id} />
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.meta}>{[`@${profile.nickname}`, profile.cityName].filter(Boolean).join(' · ')}</p>
          {profile.bio && <p className={styles.bio}>{profile.bio}</p>}
          <Counts profile={profile} />
        </div>
        {useUser()?.nickname === profile.nickname && <OwnActions />}
      </div>
      <TabLinks label="Разделы профиля" items={tabsOf(profile)} current={tabOf(path)} />
    </header>
  );
}

/** What the owner of the profile may do with it. */
function OwnActions() {
  return (
    <div className={styles.actions}>
      <SharePhotoButton />
      <Button variant="outline" icon={<SettingsIcon />} href="/my/settings">
        Настройки
      </Button>
    </div>
  );
}

function Counts({ profile }: { profile: UserProfile }) {
  return (
    <ul className={styles.counts}>
      <li>{plural(profile.subscribersCount, ['подписчик', 'подписчика', 'подписчиков'])}</li>
      <li>{plural(profile.subscriptionsCount, ['подписка', 'подписки', 'подписок'])}</li>
      <li>{plural(profile.articlesCount, ['статья', 'статьи', 'статей'])}</li>
    </ul>
  );
}

/** The pages of subscriptions are one tab. */
const tabOf = (path: string): string => path.replace(/\/services$/, '');

function tabsOf({
  nickname,
  contentCount,
  articlesCount,
  subscribersCount,
  subscriptionsCount,
}: UserProfile): TabLink[] {
  const root = `/account/${nickname}`;
  return [
    { href: root, label: 'Фото', count: contentCount },
    { href: `${root}/articles`, label: 'Статьи', count: articlesCount },
    { href: `${root}/subscribers`, label: 'Подписчики', count: subscribersCount },
    { href: `${root}/subscriptions`, label: 'Подписки', count: subscriptionsCount },
  ];
}
