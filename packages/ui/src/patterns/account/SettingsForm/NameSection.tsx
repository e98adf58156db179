import { max } from '@vetka/domain/form';
import { useState } from 'react';
import { TextField } from '../../../components/TextField/index.ts';
import { useForm, type FormValidationError, type ServerErrors } from '../../../forms/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import * as styles from './SettingsForm.css.ts';

interface Name {
  firstName: string;
  lastName: string;
}

export interface NameSectionProps {
  /** As it is saved. */
  name: Name;
  onSubmit: (name: Name) => void;
  /** What stands under the fields already; an application tells the first of it. */
  onInvalid?: ((error: FormValidationError) => void) | undefined;
  isBusy?: boolean | undefined;
  /** What the server did not accept, by field. */
  errors?: ServerErrors | null | undefined;
}

/** Limit of the contract, characters. */
const longest = 60;
const rules = { firstName: max(longest), lastName: max(longest) };

/** First and last name. */
export function NameSection({ name, onSubmit, onInvalid, isBusy, errors }: NameSectionProps) {
  const [typed, setTyped] = useState(name);
  const trimmed = { firstName: typed.firstName.trim(), lastName: typed.lastName.trim() };
  const form = useForm({
    id: 'profile-name',
    values: typed,
    onChange: setTyped,
    rules,
    onSubmit: () => onSubmit(trimmed),
    onInvalid,
    serverErrors: errors,
    isBusy,
  });
  return (
    <SettingsSection
      title="Как вас зовут"
      form={form.props}
      isBusy={isBusy}
      isDisabled={trimmed.firstName === name.firstName && trimmed.lastName === name.lastName}
    >
      <div className={styles.fields}>
        <TextField label="Имя" {...form.field('firstName')} autoComplete="given-name" />
        <TextField label="Фамилия" {...form.field('lastName')} autoComplete="family-name" />
      </div>
    </SettingsSection>
  );
}
