import type { LegalInfo, LegalInfoUpdate } from '@vetka/domain/account';
import { RequisitesSection } from '@vetka/ui/patterns/account/SettingsForm';
import type { SectionProps } from './ProfileSections.tsx';
import { useAccountUpdate, useSectionState } from './useAccountUpdate.ts';

export function Requisites({ user: { legalInfo }, onUnsaved }: SectionProps) {
  const update = useAccountUpdate((api, body: LegalInfoUpdate) => api.account.updateLegalInfo({ body }));
  const state = useSectionState(update);
  // Scans and the address are not edited here and are sent back unchanged.
  const kept = { mediaFileIds: legalInfo?.mediaFiles.map(({ id }) => id) ?? [], address: legalInfo?.address ?? null };
  return (
    <RequisitesSection
      requisites={legalInfo && requisitesOf(legalInfo)}
      onSubmit={(requisites) => update.mutate({ ...requisites, ...kept })}
      onUnsaved={onUnsaved}
      {...state}
    />
  );
}

const requisitesOf = ({ subjectType, name, inn, ogrn, kpp }: LegalInfo) => ({ subjectType, name, inn, ogrn, kpp });
