import { confirmed, max, min, required } from '@vetka/domain/form';
import { useState } from 'react';
import { PasswordField } from '../../../components/PasswordField/index.ts';
import { useForm, type FormValidationError, type ServerErrors } from '../../../forms/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import * as styles from './SettingsForm.css.ts';

interface NewPassword {
  /** Empty where there is none yet. */
  currentPassword: string;
  password: string;
}

export interface PasswordSectionProps {
  /** There is one already, which is asked for. */
  hasPassword: boolean;
  /** When it is saved, give the section another `key`: what was typed has no place there any more. */
  onSubmit: (passwords: NewPassword) => void;
  /** What stands under the fields already; an application tells the first of it. */
  onInvalid?: ((error: FormValidationError) => void) | undefined;
  isBusy?: boolean | undefined;
  /** What the server did not accept, by field. */
  errors?: ServerErrors | null | undefined;
}

/** Characters, whatever they are. */
const [shortest, longest] = [8, 72];

const nothing = { currentPassword: '', password: '', again: '' };

/** The password for those who want to come in without a code. */
export function PasswordSection({ hasPassword, onSubmit, onInvalid, isBusy, errors }: PasswordSectionProps) {
  const [typed, setTyped] = useState(nothing);
  const form = useForm({
    id: 'profile-password',
    values: typed,
    onChange: setTyped,
    rules: {
      currentPassword: hasPassword ? required : undefined,
      password: [required, min(shortest), max(longest)],
      again: [required, confirmed(() => typed.password)],
    },
    onSubmit: ({ again: _again, ...passwords }) => onSubmit(passwords),
    onInvalid,
    serverErrors: errors,
    isBusy,
  });
  return (
    <SettingsSection
      title="Пароль"
      text={hasPassword ? undefined : 'С ним можно войти без кода из СМС.'}
      form={form.props}
      submitLabel={hasPassword ? 'Сменить пароль' : 'Задать пароль'}
      isBusy={isBusy}
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
