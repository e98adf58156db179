import { max } from '@vetka/domain/form';
import { useState } from 'react';
import { TextField } from '../../../components/TextField/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import * as styles from './SettingsForm.css.ts';
import { useSectionForm, type SectionFormProps } from './useSectionForm.ts';

interface Name {
  firstName: string;
  lastName: string;
}

export interface NameSectionProps extends SectionFormProps {
  /** The saved value. */
  name: Name;
  onSubmit: (name: Name) => void;
}

/** Maximum length from the contract. */
const longest = 60;
const rules = { firstName: max(longest), lastName: max(longest) };

/** First and last name. */
export function NameSection({ name, onSubmit, ...state }: NameSectionProps) {
  const [typed, setTyped] = useState(name);
  const trimmed = { firstName: typed.firstName.trim(), lastName: typed.lastName.trim() };
  const isUnsaved = trimmed.firstName !== name.firstName || trimmed.lastName !== name.lastName;
  const form = useSectionForm(
    {
      id: 'profile-name',
      values: typed,
      onChange: setTyped,
      rules,
      onSubmit: () => onSubmit(trimmed),
      isUnsaved,
    },
    state,
  );
  return (
    <SettingsSection title="Как вас зовут" form={form.props} isLoading={state.isLoading} isDisabled={!isUnsaved}>
      <div className={styles.fields}>
        <TextField label="Имя" {...form.field('firstName')} autoComplete="given-name" />
        <TextField label="Фамилия" {...form.field('lastName')} autoComplete="family-name" />
      </div>
    </SettingsSection>
  );
}
