import { useSuspenseQuery } from '@tanstack/react-query';
import { fullName, type UserProfile } from '@vetka/domain/account';
import { Button } from '@vetka/ui/Button';
import { BellIcon, SettingsIcon, StoreIcon, UserIcon } from '@vetka/ui/Icon';
import { ProfileHeader } from '@vetka/ui/patterns/account/ProfileHeader';
import { Hidden } from '@vetka/ui/Hidden';
import { ComplainButton } from '../../shell/complaint/ComplainButton.tsx';
import { WriteButton } from '../../shell/chat/WriteButton.tsx';
import { FollowButton } from '../../shell/following/FollowButton.tsx';
import { useFollowed } from '../../shell/following/useFollowing.ts';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useNoticeCount } from '../../shell/notice/useNoticeCount.ts';
import { SharePhotoButton } from '../../shell/publications/SharePhotoButton.tsx';
import { BlockedNotice, RestrictMenu } from '../../shell/restrictions/lazyComponents.ts';
import { useRestrictions } from '../../shell/restrictions/useRestrictions.ts';
import { useDeskPath } from '../../shell/session/useDeskPath.ts';
import { useUser } from '../../shell/session/useSession.ts';
import { useApi } from '../../shell/useContext.ts';
import { profileQueries } from './profile.queries.ts';
import * as styles from './profile.css.ts';

interface ProfileHeadProps {
  nickname: string;
  path: string;
}

/** The header of every page of a person. */
export default function ProfileHead({ nickname, path }: ProfileHeadProps) {
  const { data: profile } = useSuspenseQuery(profileQueries.one(useApi(), nickname));
  const { subscribersCount } = useFollowed('account', profile);
  const isOwn = useUser()?.nickname === profile.nickname;
  return (
    <header className={styles.head}>
      <ProfileHeader
        profile={{ ...profile, subscribersCount }}
        current={path}
        actions={isOwn ? <OwnActions /> : <VisitorActions profile={profile} />}
      />
    </header>
  );
}

function VisitorActions({ profile }: { profile: UserProfile }) {
  const { id } = profile;
  const isBlocked = useRestrictions()({ kind: 'USER', id }) === 'BLOCKED';
  return (
    <>
      {isBlocked ? (
        <BlockedNotice kind="USER" id={id} />
      ) : (
        <>
          <FollowButton area="account" followed={profile} />
          <WriteButton participantType="USER" participantId={id} />
        </>
      )}
      <ComplainButton kind="PROFILE" subjectId={id} />
      {!isBlocked && <RestrictMenu kind="USER" id={id} name={fullName(profile) || profile.nickname} />}
    </>
  );
}

/** The bell of a phone, whose header has none. */
function NoticesButton() {
  const count = useNoticeCount();
  return (
    <Hidden from="md">
      <Button variant="outline" icon={<BellIcon />} href={pagePath('/my/notices')}>
        Уведомления
        {count > 0 && `, ${count}`}
      </Button>
    </Hidden>
  );
}

/** Actions of the profile's owner. «Всё моё» leads to everything else. */
function OwnActions() {
  const deskPath = useDeskPath();
  return (
    <>
      <SharePhotoButton />
      <Button variant="outline" icon={<UserIcon />} href={pagePath('/my')}>
        Всё моё
      </Button>
      {deskPath !== null && (
        <Button variant="outline" icon={<StoreIcon />} href={deskPath}>
          Кабинет магазина
        </Button>
      )}
      <NoticesButton />
      <Button variant="outline" icon={<SettingsIcon />} href={pagePath('/my/settings')}>
        Настройки
      </Button>
    </>
  );
}
