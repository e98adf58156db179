import { max } from '@vetka/domain/form';
import { useState } from 'react';
import { TextArea } from '../../../components/TextArea/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import { useSectionForm, type SectionFormProps } from './useSectionForm.ts';

export interface BioSectionProps extends SectionFormProps {
  /** The saved text. */
  bio: string;
  onSubmit: (bio: string) => void;
}

/** Maximum length from the contract. */
const longest = 500;

/** The text of the profile. */
export function BioSection({ bio, onSubmit, ...state }: BioSectionProps) {
  const [typed, setTyped] = useState({ bio });
  const trimmed = typed.bio.trim();
  const isUnsaved = trimmed !== bio.trim();
  const form = useSectionForm(
    {
      id: 'profile-bio',
      values: typed,
      onChange: setTyped,
      rules: { bio: max(longest) },
      onSubmit: () => onSubmit(trimmed),
      isUnsaved,
    },
    state,
  );
  return (
    <SettingsSection
      title="Рассказ о себе"
      text="Виден всем на вашей странице."
      form={form.props}
      isLoading={state.isLoading}
      isDisabled={!isUnsaved}
    >
      <TextArea
        label="Текст"
        placeholder="Дарю цветы без повода и коллекционирую вазы"
        limit={longest}
        {...form.field('bio')}
      />
    </SettingsSection>
  );
}
