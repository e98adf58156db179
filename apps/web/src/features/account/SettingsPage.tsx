import { useNavigate } from '@tanstack/react-router';
import type { AuthUser, LegalInfo } from '@vetka/domain/account';
import { formatPhone } from '@vetka/domain/phone';
import { Button } from '@vetka/ui/Button';
import { Heading } from '@vetka/ui/Heading';
import { Notice } from '@vetka/ui/Notice';
import {
  CitySection,
  GenderSection,
  NameSection,
  PasswordSection,
  RequisitesSection,
  SettingsSection,
} from '@vetka/ui/patterns/account/SettingsForm';
import { useState } from 'react';
import { useFieldError } from '../../shell/errors/useErrors.ts';
import { serverErrorsOf } from '../../shell/forms/serverErrors.ts';
import { useTellInvalid } from '../../shell/forms/useTellInvalid.ts';
import { useCities } from '../../shell/place/useCities.ts';
import { useSignOut } from '../../shell/session/useSignOut.ts';
import { useRefreshSession, useUser } from '../../shell/session/useSession.ts';
import * as styles from './SettingsPage.css.ts';
import { usePasswordUpdate, useProfileUpdate, useRequisitesUpdate } from './useProfile.ts';

/** «Настройки». `back`: where to go when the city, which was asked for on the way, is known. */
export default function SettingsPage({ back }: { back: string | undefined }) {
  const user = useUser();
  if (!user) return null;
  return (
    <div className={styles.page}>
      <Heading level={1}>Настройки</Heading>
      {!user.address?.city && (
        <Notice title="Выберите город">Без него не узнать, какие магазины привезут к вам и когда.</Notice>
      )}
      <City user={user} back={back} />
      <Name user={user} />
      <Gender user={user} />
      <Password user={user} />
      <Requisites user={user} />
      <SignOut user={user} />
    </div>
  );
}

function Name({ user: { firstName, lastName } }: { user: AuthUser }) {
  const update = useProfileUpdate();
  return (
    <NameSection
      name={{ firstName, lastName }}
      onSubmit={update.mutate}
      onInvalid={useTellInvalid()}
      isBusy={update.isPending}
      errors={serverErrorsOf(update.error)}
    />
  );
}

function Gender({ user }: { user: AuthUser }) {
  const update = useProfileUpdate();
  const gender = update.isPending ? (update.variables.gender ?? user.gender) : user.gender;
  return (
    <GenderSection
      gender={gender}
      onChange={(next) => update.mutate({ gender: next })}
      error={useFieldError('gender')}
    />
  );
}

function City({ user, back }: { user: AuthUser; back: string | undefined }) {
  const [search, setSearch] = useState('');
  const { cities, isLoading } = useCities(search);
  const refresh = useRefreshSession();
  const navigate = useNavigate();
  const update = useProfileUpdate(async () => {
    await refresh();
    if (back !== undefined) await navigate({ href: back });
  });
  return (
    <CitySection
      city={user.address?.city ?? null}
      cities={cities}
      onSearch={setSearch}
      onChange={({ id }) => update.mutate({ cityId: id })}
      isLoading={isLoading}
      error={useFieldError('cityId')}
    />
  );
}

function Password({ user: { hasPassword } }: { user: AuthUser }) {
  const [savings, setSavings] = useState(0);
  const update = usePasswordUpdate(() => setSavings((count) => count + 1));
  return (
    <PasswordSection
      key={savings}
      hasPassword={hasPassword}
      onSubmit={update.mutate}
      onInvalid={useTellInvalid()}
      isBusy={update.isPending}
      errors={serverErrorsOf(update.error)}
    />
  );
}

function Requisites({ user: { legalInfo } }: { user: AuthUser }) {
  const update = useRequisitesUpdate();
  // Papers and the address are not asked for here, and stay.
  const kept = { mediaFileIds: legalInfo?.mediaFiles.map(({ id }) => id) ?? [], address: legalInfo?.address ?? null };
  return (
    <RequisitesSection
      requisites={legalInfo && requisitesOf(legalInfo)}
      onSubmit={(requisites) => update.mutate({ ...requisites, ...kept })}
      onInvalid={useTellInvalid()}
      isBusy={update.isPending}
      errors={serverErrorsOf(update.error)}
    />
  );
}

const requisitesOf = ({ subjectType, name, inn, ogrn }: LegalInfo) => ({ subjectType, name, inn, ogrn });

function SignOut({ user: { phone } }: { user: AuthUser }) {
  const signOut = useSignOut();
  return (
    <SettingsSection title="Вход" text={`Вы вошли по номеру ${formatPhone(phone)}.`}>
      <div>
        <Button variant="outline" onClick={() => signOut.mutate()} isLoading={signOut.isPending} loadingText="Выходим">
          Выйти
        </Button>
      </div>
    </SettingsSection>
  );
}
