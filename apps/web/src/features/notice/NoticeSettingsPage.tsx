import type { AuthUser } from '@vetka/domain/account';
import { formatPhone } from '@vetka/domain/phone';
import { Button } from '@vetka/ui/Button';
import { Card } from '@vetka/ui/Card';
import { Heading } from '@vetka/ui/Heading';
import { Link } from '@vetka/ui/Link';
import { NoticeAddresses, type NoticeAddress } from '@vetka/ui/patterns/notice/NoticeAddresses';
import { NoticeChoices } from '@vetka/ui/patterns/notice/NoticeChoices';
import { Switch } from '@vetka/ui/Switch';
import { Text } from '@vetka/ui/Text';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useUser } from '../../shell/session/useSession.ts';
import * as styles from './notice.css.ts';
import { useNoticeSettings } from './useNoticeSettings.ts';
import { usePush } from './usePush.ts';

const settingsPath = pagePath('/my/settings');

const emailText = ({ email, isEmailConfirmed }: AuthUser): string => {
  if (!email) return 'не указана';
  return isEmailConfirmed ? email : `${email}, не подтверждена`;
};

const addressesOf = (user: AuthUser, push: NoticeAddress): NoticeAddress[] => [
  {
    channel: 'SMS',
    text: formatPhone(user.phone),
    action: <Link href={`${settingsPath}#profile-phone`}>Изменить</Link>,
  },
  {
    channel: 'EMAIL',
    text: emailText(user),
    isOff: !user.isEmailConfirmed,
    action: <Link href={`${settingsPath}#profile-email`}>{user.email ? 'Изменить' : 'Указать'}</Link>,
  },
  push,
];

function usePushAddress(hasPush: boolean): NoticeAddress {
  const { setPush, isPending } = usePush();
  return {
    channel: 'PUSH',
    text: hasPush ? 'в этом браузере' : 'здесь выключены',
    isOff: !hasPush,
    action: (
      <Button variant={hasPush ? 'plain' : 'tonal'} size="s" isLoading={isPending} onClick={() => setPush(!hasPush)}>
        {hasPush ? 'Выключить' : 'Включить'}
      </Button>
    ),
  };
}

const stateTexts = { saving: 'Сохраняем…', saved: 'Сохраняется само', failed: 'Не сохранилось' } as const;

function Head({ state }: { state: keyof typeof stateTexts }) {
  return (
    <header className={styles.head}>
      <div className={styles.headWords}>
        <Heading level={1}>О чём и куда писать</Heading>
        <Text size="small" tone={state === 'failed' ? 'clay' : 'muted'}>
          <span role="status">{stateTexts[state]}</span>
        </Text>
      </div>
      <Link href={pagePath('/my/notices')}>Уведомления</Link>
    </header>
  );
}

/** «О чём и куда писать»: addresses of notices, quiet hours, and the channels of each kind. */
export default function NoticeSettingsPage() {
  const user = useUser();
  const { settings, change, state } = useNoticeSettings();
  const push = usePushAddress(settings.hasPush);
  return (
    user && (
      <div className={styles.wide}>
        <Head state={state} />
        <Card>
          <NoticeAddresses addresses={addressesOf(user, push)} />
        </Card>
        <Card>
          <Switch
            label="Тихие часы"
            description="22:00–8:00: SMS и push подождут до утра, кроме отмены и спора"
            isChecked={settings.hasQuietHours}
            onChange={(hasQuietHours) => change({ choices: [], hasQuietHours })}
          />
        </Card>
        <Card>
          <NoticeChoices choices={settings.choices} onChange={(choice) => change({ choices: [choice] })} />
        </Card>
        <Text size="small" tone="muted">
          Замок: об этом пишем всегда, хотя бы на сайте.
        </Text>
      </div>
    )
  );
}
