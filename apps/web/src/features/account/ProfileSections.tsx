import { imageMinimums } from '@vetka/domain/media';
import {
  fullName,
  type AuthUser,
  type NicknameUpdate,
  type ProfileUpdate,
  type VisibleUpdate,
} from '@vetka/domain/account';
import {
  AvatarSection,
  BioSection,
  CitySection,
  GenderSection,
  NameSection,
  NicknameSection,
  VisibilitySection,
} from '@vetka/ui/patterns/account/SettingsForm';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useErrorHandler, useFieldError } from '../../shell/errors/useErrors.ts';
import { useCities } from '../../shell/place/useCities.ts';
import { withHash } from '../../shell/session/routeRules.ts';
import { useRefreshSession } from '../../shell/session/useRefreshSession.ts';
import { useApi } from '../../shell/useContext.ts';
import { accountQueries } from './account.queries.ts';
import { UnloadedSection } from './UnloadedSection.tsx';
import { useAccountUpdate, useSectionState } from './useAccountUpdate.ts';
import { CropDialog } from './avatar/lazyCropDialog.ts';
import { useAvatar } from './avatar/useAvatar.ts';
import type { OnUnsaved } from '../../shell/forms/useUnsaved.ts';

/** Props of a section with a form. */
export interface SectionProps {
  user: AuthUser;
  onUnsaved: OnUnsaved;
}

const useProfileUpdate = (onSaved?: () => Promise<void>) =>
  useAccountUpdate((api, body: ProfileUpdate) => api.account.update({ body }), onSaved && { onSaved });

/** `back`: where to go once the city is chosen, when another page sent the user here for it. */
export function City({ user, back }: { user: AuthUser; back: string | undefined }) {
  const [search, setSearch] = useState('');
  const { cities, isLoading } = useCities(search);
  const refresh = useRefreshSession();
  const router = useRouter();
  // Kept from the start: the links to the sections of this page change it.
  const [hash] = useState(router.state.location.hash);
  const update = useProfileUpdate(async () => {
    await refresh();
    if (back !== undefined) await router.navigate({ href: withHash(back, hash) });
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

export function Picture({ user }: { user: AuthUser }) {
  const { crop, ...field } = useAvatar();
  const errors = useErrorHandler();
  return (
    <>
      <AvatarSection
        name={fullName(user) || user.nickname}
        src={user.avatar?.url ?? null}
        colorIndex={user.id}
        minimumSize={imageMinimums.avatar}
        {...field}
      />
      {crop.picture && (
        <CropDialog
          key={crop.picture.url}
          picture={crop.picture}
          onCrop={crop.onCrop}
          onClose={crop.onClose}
          onError={(error) => void errors.handle(error)}
        />
      )}
    </>
  );
}

export function Name({ user: { firstName, lastName }, onUnsaved }: SectionProps) {
  const update = useProfileUpdate();
  const state = useSectionState(update);
  return <NameSection name={{ firstName, lastName }} onSubmit={update.mutate} onUnsaved={onUnsaved} {...state} />;
}

/** The text of the profile, once it is loaded. */
export function Bio({ user, onUnsaved }: SectionProps) {
  const query = useQuery(accountQueries.bio(useApi(), user.nickname));
  const { data: bio } = query;
  const update = useProfileUpdate();
  const state = useSectionState(update);
  if (bio === undefined) return <UnloadedSection title="Рассказ о себе" query={query} />;
  return <BioSection bio={bio} onSubmit={(next) => update.mutate({ bio: next })} onUnsaved={onUnsaved} {...state} />;
}

export function Gender({ user }: { user: AuthUser }) {
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

export function Nickname({ user: { nickname, nicknameChangesFrom }, onUnsaved }: SectionProps) {
  const update = useAccountUpdate((api, body: NicknameUpdate) => api.account.updateNickname({ body }));
  const state = useSectionState(update);
  return (
    <NicknameSection
      nickname={nickname}
      changesFrom={nicknameChangesFrom}
      onSubmit={(next) => update.mutate({ nickname: next })}
      onUnsaved={onUnsaved}
      {...state}
    />
  );
}

export function Visibility({ user }: { user: AuthUser }) {
  const update = useAccountUpdate((api, body: VisibleUpdate) => api.account.updateVisible({ body }));
  const isVisible = update.isPending ? update.variables.isVisible : user.isVisible;
  return <VisibilitySection isVisible={isVisible} onChange={(next) => update.mutate({ isVisible: next })} />;
}
