import { email as emailForm, max, required } from '@vetka/domain/form';
import { useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Notice } from '../../../components/Notice/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import * as styles from './SettingsForm.css.ts';
import { useSectionForm, type SectionFormProps } from './useSectionForm.ts';

export interface EmailSectionProps extends SectionFormProps {
  /** The last e-mail entered; `null` if there is none. */
  email: string | null;
  /** Whether the link in its message was followed. */
  isConfirmed: boolean;
  /** Sends a message with a link; also sends another one to the same address. */
  onSubmit: (email: string) => void;
}

/** Maximum length from the contract. */
const longest = 254;
const rules = { email: [required, max(longest), emailForm] };

/** The e-mail; it can be used to sign in once confirmed through the link. */
export function EmailSection({ email, isConfirmed, onSubmit, ...state }: EmailSectionProps) {
  const [typed, setTyped] = useState({ email: email ?? '' });
  const wanted = typed.email.trim().toLowerCase();
  const isUnsaved = wanted !== (email ?? '');
  const form = useSectionForm(
    {
      id: 'profile-email',
      values: { email: typed.email },
      onChange: setTyped,
      rules,
      onSubmit: () => onSubmit(wanted),
      isUnsaved,
    },
    state,
  );
  const isSaved = email !== null && !isUnsaved;
  return (
    <SettingsSection
      title="Почта"
      text="С ней можно войти вместо номера телефона. Пришлём письмо со ссылкой: почта начнёт действовать, когда вы по ней перейдёте."
      form={form.props}
      submitLabel="Отправить письмо"
      busyLabel="Отправляем"
      isLoading={state.isLoading}
      isDisabled={!isUnsaved}
    >
      <div className={styles.half}>
        <TextField
          label="Почта"
          type="email"
          hint={isSaved && isConfirmed ? 'Подтверждена: с ней можно войти' : undefined}
          {...form.field('email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      {email !== null && !isConfirmed && (
        <WaitingForLink email={email} onResend={() => onSubmit(email)} isLoading={state.isLoading ?? false} />
      )}
    </SettingsSection>
  );
}

interface WaitingProps {
  email: string;
  onResend: () => void;
  isLoading: boolean;
}

function WaitingForLink({ email, onResend, isLoading }: WaitingProps) {
  return (
    <Notice
      tone="caution"
      title="Почта ещё не подтверждена"
      action={
        <Button variant="plain" size="s" onClick={onResend} isDisabled={isLoading}>
          Отправить письмо ещё раз
        </Button>
      }
    >
      <span className={styles.address}>
        Отправили письмо на {email}. Перейдите по ссылке из него в течение суток: до этого войти с этой почтой нельзя.
      </span>
    </Notice>
  );
}
