import { useState } from 'react';
import { TextField } from '../../../components/TextField/index.ts';
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
  isBusy?: boolean | undefined;
  errors?: Partial<Record<keyof Name, string>> | undefined;
}

/** First and last name. */
export function NameSection({ name, onSubmit, isBusy, errors }: NameSectionProps) {
  const [firstName, setFirstName] = useState(name.firstName);
  const [lastName, setLastName] = useState(name.lastName);
  return (
    <SettingsSection
      title="Как вас зовут"
      onSubmit={() => onSubmit({ firstName: firstName.trim(), lastName: lastName.trim() })}
      isBusy={isBusy}
      isDisabled={firstName.trim() === name.firstName && lastName.trim() === name.lastName}
    >
      <div className={styles.fields}>
        <TextField
          id="firstName"
          label="Имя"
          value={firstName}
          onChange={setFirstName}
          error={errors?.firstName}
          autoComplete="given-name"
        />
        <TextField
          id="lastName"
          label="Фамилия"
          value={lastName}
          onChange={setLastName}
          error={errors?.lastName}
          autoComplete="family-name"
        />
      </div>
    </SettingsSection>
  );
}
