import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@vetka/ui/Button';
import { SettingsIcon, StoreIcon } from '@vetka/ui/Icon';
import { ProfileHeader } from '@vetka/ui/patterns/account/ProfileHeader';
import { WriteButton } from '../../shell/chat/WriteButton.tsx';
import { pagePath } from '../../shell/links/pagePath.ts';
import { SharePhotoButton } from '../../shell/publications/SharePhotoButton.tsx';
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
  const isOwn = useUser()?.nickname === profile.nickname;
  return (
    <header className={styles.head}>
      <ProfileHeader
        profile={profile}
        current={path}
        actions={isOwn ? <OwnActions /> : <WriteButton participantType="USER" participantId={profile.id} />}
      />
    </header>
  );
}

/** Actions of the profile's owner. */
function OwnActions() {
  const deskPath = useDeskPath();
  return (
    <>
      {deskPath !== null && (
        <Button variant="outline" icon={<StoreIcon />} href={deskPath}>
          Кабинет магазина
        </Button>
      )}
      <SharePhotoButton />
      <Button variant="outline" icon={<SettingsIcon />} href={pagePath('/my/settings')}>
        Настройки
      </Button>
    </>
  );
}
