import { fullName, type UserProfile } from '@vetka/domain/account';
import { pagePath } from '@vetka/domain/path';
import { formatNumber, pluralForm, type PluralForms } from '@vetka/domain/plural';
import type { ReactNode } from 'react';
import { Avatar } from '../../../components/Avatar/index.ts';
import { Heading } from '../../../components/Heading/index.ts';
import { Anchor } from '../../../components/Link/index.ts';
import { TabLinks, type TabLink } from '../../../components/Tabs/index.ts';
import { Text } from '../../../components/Text/index.ts';
import { headActions } from '../../headActions.css.ts';
import * as styles from './ProfileHeader.css.ts';

export interface ProfileHeaderProps {
  profile: Pick<
    UserProfile,
    | 'id'
    | 'nickname'
    | 'firstName'
    | 'lastName'
    | 'avatar'
    | 'cityName'
    | 'bio'
    | 'subscribersCount'
    | 'subscriptionsCount'
    | 'articlesCount'
  >;
  /** Path of the current page. */
  current: string;
  /** `SubscribeButton`, or the actions of the user's own profile. */
  actions?: ReactNode;
}

const hrefsOf = ({ nickname }: ProfileHeaderProps['profile']) => ({
  photos: pagePath('/account/$nickname', { nickname }),
  articles: pagePath('/account/$nickname/articles', { nickname }),
  subscribers: pagePath('/account/$nickname/subscribers', { nickname }),
  subscriptions: pagePath('/account/$nickname/subscriptions', { nickname }),
});

function tabsOf(profile: ProfileHeaderProps['profile']): TabLink[] {
  const hrefs = hrefsOf(profile);
  return [
    { href: hrefs.photos, label: 'Фото' },
    { href: hrefs.articles, label: 'Статьи' },
    { href: hrefs.subscribers, label: 'Подписчики' },
    { href: hrefs.subscriptions, label: 'Подписки' },
  ];
}

/** All subscription pages belong to one tab. */
const tabOf = (path: string): string => path.replace(/\/services$/, '');

function Count({ href, value, forms }: { href: string; value: number; forms: PluralForms }) {
  return (
    <li>
      <Anchor className={styles.count} href={href}>
        <Text as="b" size="label" isNumeric>
          {formatNumber(value)}
        </Text>
        <Text as="span" size="small">
          {pluralForm(value, forms)}
        </Text>
      </Anchor>
    </li>
  );
}

function Counts({ profile }: Pick<ProfileHeaderProps, 'profile'>) {
  const hrefs = hrefsOf(profile);
  const { subscribersCount, subscriptionsCount, articlesCount } = profile;
  return (
    <ul className={styles.counts}>
      <Count href={hrefs.subscribers} value={subscribersCount} forms={['подписчик', 'подписчика', 'подписчиков']} />
      <Count href={hrefs.subscriptions} value={subscriptionsCount} forms={['подписка', 'подписки', 'подписок']} />
      <Count href={hrefs.articles} value={articlesCount} forms={['статья', 'статьи', 'статей']} />
    </ul>
  );
}

/** The header of every profile page: the person and the navigation. */
export function ProfileHeader({ profile, current, actions }: ProfileHeaderProps) {
  const name = fullName(profile) || profile.nickname;
  return (
    <div className={styles.head}>
      <div className={styles.about}>
        <Avatar name={name} src={profile.avatar?.url} size="xl" colorIndex={profile.id} />
        <div className={styles.words}>
          <Heading level={1}>{name}</Heading>
          <Text tone="muted">{[`@${profile.nickname}`, profile.cityName].filter(Boolean).join(' · ')}</Text>
          {profile.bio && (
            <div className={styles.bio}>
              <Text isPreLine>{profile.bio}</Text>
            </div>
          )}
          <Counts profile={profile} />
        </div>
        {actions && <div className={headActions}>{actions}</div>}
      </div>
      <TabLinks label="Разделы профиля" items={tabsOf(profile)} current={tabOf(current)} />
    </div>
  );
}
