import type { AuthUser, EmailLinkOutcome } from '@vetka/domain/account';
import { Notice } from '@vetka/ui/Notice';
import { SettingsLayout, type SettingsLink } from '@vetka/ui/patterns/account/SettingsForm';
import { ConfirmationScope } from '../../shell/session/confirmation/ConfirmationScope.tsx';
import { useUser } from '../../shell/session/useSession.ts';
import { Email, Password, Phone, SignOut } from './AccessSections.tsx';
import { Addresses } from './Addresses.tsx';
import { Devices, OthersOffer } from './Devices.tsx';
import { emailLinkNotices } from './emailLinkNotices.ts';
import { Bio, City, Gender, Name, Nickname, Picture, Visibility } from './ProfileSections.tsx';
import { Requisites } from './Requisites.tsx';
import { Restricted } from './Restricted.tsx';
import { LeaveQuestion } from '../../shell/forms/UnsavedQuestion.tsx';
import { useUnsaved } from '../../shell/forms/useUnsaved.ts';

interface SettingsPageProps {
  /** Where to go once the city is chosen, when another page sent the user here for it. */
  back: string | undefined;
  /** The outcome of the confirmation link, when the user arrives from the e-mail. */
  emailLink: EmailLinkOutcome | undefined;
}

const links: readonly SettingsLink[] = [
  { id: 'profile-city', label: 'Город' },
  { id: 'profile-avatar', label: 'Фото' },
  { id: 'profile-name', label: 'Имя' },
  { id: 'profile-bio', label: 'Рассказ о себе' },
  { id: 'profile-gender', label: 'О себе' },
  { id: 'profile-nickname', label: 'Никнейм' },
  { id: 'profile-visible', label: 'Видимость' },
  { id: 'profile-phone', label: 'Телефон' },
  { id: 'profile-email', label: 'Почта' },
  { id: 'profile-password', label: 'Пароль' },
  { id: 'profile-addresses', label: 'Адреса' },
  { id: 'profile-requisites', label: 'Реквизиты' },
  { id: 'profile-restricted', label: 'Заблокированные' },
  { id: 'profile-devices', label: 'Устройства' },
  { id: 'profile-sign-out', label: 'Вход' },
];

/** «Настройки»: each section is saved separately. */
export default function SettingsPage(props: SettingsPageProps) {
  const user = useUser();
  return (
    user && (
      <ConfirmationScope>
        <Settings user={user} {...props} />
      </ConfirmationScope>
    )
  );
}

function Settings({ user, back, emailLink }: SettingsPageProps & { user: AuthUser }) {
  const { onUnsaved, question } = useUnsaved();
  const section = { user, onUnsaved };
  return (
    <SettingsLayout links={links}>
      {emailLink && <Notice {...emailLinkNotices[emailLink]} />}
      {emailLink === 'confirmed' && <OthersOffer />}
      {!user.address?.city && (
        <Notice title="Выберите город">Без него не узнать, какие магазины привезут к вам и когда.</Notice>
      )}
      <City user={user} back={back} />
      <Picture user={user} />
      <Name {...section} />
      <Bio {...section} />
      <Gender user={user} />
      <Nickname {...section} />
      <Visibility user={user} />
      <Phone {...section} />
      <Email {...section} />
      <Password {...section} />
      <Addresses />
      <Requisites {...section} />
      <Restricted />
      <Devices />
      <SignOut />
      <LeaveQuestion {...question} text="То, что вы изменили и не сохранили, пропадёт." />
    </SettingsLayout>
  );
}
