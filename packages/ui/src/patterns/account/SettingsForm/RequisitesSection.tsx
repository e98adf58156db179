import { RequisitesFields, useRequisitesForm, type Requisites } from './RequisitesFields.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import type { SectionFormProps } from './useSectionForm.ts';

export interface RequisitesSectionProps extends SectionFormProps {
  /** The saved requisites; `null` if there are none. */
  requisites: Requisites | null;
  onSubmit: (requisites: Requisites) => void;
}

/** Requisites of an organisation or a sole proprietor, for business customers and sellers. */
export function RequisitesSection(props: RequisitesSectionProps) {
  const form = useRequisitesForm({ id: 'profile-requisites', ...props });
  return (
    <SettingsSection
      title="Реквизиты"
      text="Если вы покупаете или продаёте как организация или предприниматель."
      form={form.props}
      isLoading={props.isLoading}
    >
      <RequisitesFields form={form} />
    </SettingsSection>
  );
}
