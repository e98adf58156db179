import type { AuthUser, EmailUpdate, PasswordUpdate } from '@vetka/domain/account';
import { formatPhone } from '@vetka/domain/phone';
import { Button } from '@vetka/ui/Button';
import { Link } from '@vetka/ui/Link';
import { EmailSection, PasswordSection, PhoneSection, SettingsSection } from '@vetka/ui/patterns/account/SettingsForm';
import { Text } from '@vetka/ui/Text';
import { useCallback, useState } from 'react';
import { pagePath } from '../../shell/links/pagePath.ts';
import { useSignOut } from '../../shell/session/useSignOut.ts';
import { OthersOffer } from './Devices.tsx';
import type { SectionProps } from './ProfileSections.tsx';
import { useAccountUpdate, useKeepUser, useSectionState } from './useAccountUpdate.ts';
import { usePhoneChange } from './usePhoneChange.ts';

const noSteps = () => undefined;
const saved = {
  step: 'shown',
  onSendPhone: noSteps,
  onSendCode: noSteps,
  onResend: noSteps,
  onUsePhone: noSteps,
  onCancel: noSteps,
} as const;

/** The phone number and a form to change it, which starts from its first step each time. */
export function Phone({ user, onUnsaved }: SectionProps) {
  const [place, setPlace] = useState<'first' | 'changing' | 'returned'>('first');
  const [former] = useState(user.phone);
  const leave = useCallback(() => setPlace('returned'), []);
  if (place === 'changing') return <PhoneChange user={user} onUnsaved={onUnsaved} onLeave={leave} />;
  return (
    <>
      {user.phone !== former && <OthersOffer />}
      <PhoneSection
        {...saved}
        phone={user.phone}
        hasReturned={place === 'returned'}
        onStart={() => setPlace('changing')}
      />
    </>
  );
}

function PhoneChange({ user, onUnsaved, onLeave }: SectionProps & { onLeave: () => void }) {
  const keepUser = useKeepUser();
  const change = usePhoneChange(
    useCallback(
      (changed: AuthUser) => {
        onLeave();
        keepUser(changed, `Теперь вы входите по номеру ${formatPhone(changed.phone)}`);
      },
      [keepUser, onLeave],
    ),
  );
  return <PhoneSection phone={user.phone} onUnsaved={onUnsaved} onStart={noSteps} onCancel={onLeave} {...change} />;
}

export function Email({ user: { email, isEmailConfirmed }, onUnsaved }: SectionProps) {
  const update = useAccountUpdate((api, body: EmailUpdate) => api.account.updateEmail({ body }), {
    text: (user) => (user.isEmailConfirmed ? 'Сохранено' : 'Отправили письмо со ссылкой'),
  });
  const state = useSectionState(update);
  return (
    <EmailSection
      email={email}
      isConfirmed={isEmailConfirmed}
      onSubmit={(next) => update.mutate({ email: next })}
      onUnsaved={onUnsaved}
      {...state}
    />
  );
}

export function Password({ user: { hasPassword }, onUnsaved }: SectionProps) {
  const [savings, setSavings] = useState(0);
  const update = useAccountUpdate((api, body: PasswordUpdate) => api.account.updatePassword({ body }), {
    onSaved: () => setSavings((count) => count + 1),
  });
  const state = useSectionState(update);
  return (
    <PasswordSection
      key={savings}
      hasPassword={hasPassword}
      onSubmit={update.mutate}
      onUnsaved={onUnsaved}
      {...state}
    />
  );
}

export function SignOut() {
  const signOut = useSignOut();
  return (
    <SettingsSection id="profile-sign-out" title="Вход" text="Корзина и заказы останутся в вашем аккаунте.">
      <div>
        <Button variant="outline" onClick={() => signOut.mutate()} isLoading={signOut.isPending} loadingText="Выходим">
          Выйти
        </Button>
      </div>
      <Text size="small">
        Согласия, копия данных и удаление аккаунта: <Link href={pagePath('/my/data')}>Мои данные</Link>
      </Text>
    </SettingsSection>
  );
}
