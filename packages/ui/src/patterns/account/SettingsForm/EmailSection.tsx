import { email as emailForm, max, required } from '@vetka/domain/form';
import { useState } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { Notice } from '../../../components/Notice/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import * as styles from './SettingsForm.css.ts';
import { useSectionForm, type SectionFormProps } from './useSectionForm.ts';

export interface EmailSectionProps extends SectionFormProps {
  /** The last one that was asked for; `null` while there is none. */
  email: string | null;
  /** The link in its letter was followed. */
  isConfirmed: boolean;
  /** Asks for a letter with a link; also for another one to the same address. */
  onSubmit: (email: string) => void;
}

/** Limit of the contract, characters. */
const longest = 254;
const rules = { email: [required, max(longest), emailForm] };

/** The e-mail: a way to sign in once its letter's link has been followed. */
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
      isBusy={state.isBusy}
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
        <WaitingForLink email={email} onResend={() => onSubmit(email)} isBusy={state.isBusy ?? false} />
      )}
    </SettingsSection>
  );
}

interface WaitingProps {
  email: string;
  onResend: () => void;
  isBusy: boolean;
}

function WaitingForLink({ email, onResend, isBusy }: WaitingProps) {
  return (
    <Notice
      tone="caution"
      title="Почта ещё не подтверждена"
      action={
        <Button variant="plain" size="s" onClick={onResend} isDisabled={isBusy}>
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
