import { confirmed, max, min, required } from '@vetka/domain/form';
import { useState } from 'react';
import { PasswordField } from '../../../components/PasswordField/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import * as styles from './SettingsForm.css.ts';
import { useSectionForm, type SectionFormProps } from './useSectionForm.ts';

interface NewPassword {
  /** Empty if there is no password yet. */
  currentPassword: string;
  password: string;
}

export interface PasswordSectionProps extends SectionFormProps {
  /** Whether there is a password; the current one is then required. */
  hasPassword: boolean;
  /** Change the section's `key` after saving, to clear the typed values. */
  onSubmit: (passwords: NewPassword) => void;
}

/** Minimum length in characters. */
const [shortest, longest] = [8, 72];

const nothing = { currentPassword: '', password: '', again: '' };

/** The password, for signing in without a code. */
export function PasswordSection({ hasPassword, onSubmit, ...state }: PasswordSectionProps) {
  const [typed, setTyped] = useState(nothing);
  const form = useSectionForm(
    {
      id: 'profile-password',
      values: typed,
      onChange: setTyped,
      rules: {
        currentPassword: hasPassword ? required : undefined,
        password: [required, min(shortest), max(longest)],
        again: [required, confirmed(() => typed.password)],
      },
      onSubmit: ({ again: _again, ...passwords }) => onSubmit(passwords),
      isUnsaved: Object.values(typed).some((text) => text !== ''),
    },
    state,
  );
  return (
    <SettingsSection
      title="Пароль"
      text={hasPassword ? undefined : 'С ним можно войти без кода из СМС.'}
      form={form.props}
      submitLabel={hasPassword ? 'Сменить пароль' : 'Задать пароль'}
      isLoading={state.isLoading}
    >
      {hasPassword && (
        <div className={styles.half}>
          <PasswordField label="Текущий пароль" {...form.field('currentPassword')} />
        </div>
      )}
      <div className={styles.fields}>
        <PasswordField
          label="Новый пароль"
          hint={`От ${shortest} символов`}
          {...form.field('password')}
          autoComplete="new-password"
        />
        <PasswordField label="Новый пароль ещё раз" {...form.field('again')} autoComplete="new-password" />
      </div>
    </SettingsSection>
  );
}
