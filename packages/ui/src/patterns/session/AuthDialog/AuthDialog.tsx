import { useState } from 'react';
import { formatPhone } from '@vetka/domain/phone';
import { Notice } from '../../../components/Notice/index.ts';
import { ResponsiveDialog } from '../../../components/ResponsiveDialog/index.ts';
import { Segmented } from '../../../components/Segmented/index.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import * as styles from './AuthDialog.css.ts';

export type AuthStep = 'phone' | 'code' | 'password';

/** What is wrong, by field; `form` for what belongs to none. */
export type AuthErrors = Partial<Record<'phone' | 'code' | 'login' | 'password' | 'consent' | 'form', string>>;

export interface AuthDialogProps {
  isOpen: boolean;
  onClose: () => void;
  step: AuthStep;
  /** E.164, where the code went. */
  sentTo?: string;
  /** Seconds until another code may be asked for; the app counts them down. @default 0 */
  resendIn?: number;
  isBusy?: boolean;
  errors?: AuthErrors | undefined;
  onSendPhone: (phone: string) => void;
  /** `hasConsent`: the box was ticked; an account is only made with it. */
  onSendCode: (code: string, hasConsent: boolean) => void;
  onResend: () => void;
  onSendPassword: (login: string, password: string) => void;
  onUsePhone: () => void;
  onUsePassword: () => void;
  /** @default '/docs/consent-registration' */
  consentHref?: string;
}

const ways = [
  { value: 'phone', label: 'По телефону' },
  { value: 'password', label: 'С паролем' },
] as const;

const noErrors: AuthErrors = {};

function AuthForms({
  step,
  sentTo = '',
  resendIn = 0,
  isBusy = false,
  errors = noErrors,
  consentHref = '/docs/consent-registration',
  ...events
}: Omit<AuthDialogProps, 'isOpen' | 'onClose'>) {
  const [phone, setPhone] = useState(sentTo);
  const [code, setCode] = useState('');
  const [hasConsent, setConsent] = useState(false);
  const consent = { isChecked: hasConsent, onChange: setConsent, href: consentHref, error: errors.consent };
  if (step === 'password') {
    return (
      <PasswordForm
        onSubmit={events.onSendPassword}
        isBusy={isBusy}
        loginError={errors.login}
        passwordError={errors.password}
      />
    );
  }
  if (step === 'phone') {
    const send = () => {
      setCode('');
      events.onSendPhone(phone);
    };
    return (
      <PhoneForm
        phone={phone}
        onPhone={setPhone}
        onSubmit={send}
        isBusy={isBusy}
        error={errors.phone}
        consent={consent}
      />
    );
  }
  return (
    <CodeForm
      phone={formatPhone(sentTo || phone)}
      code={code}
      onCode={setCode}
      onSubmit={(digits) => events.onSendCode(digits, hasConsent)}
      onResend={events.onResend}
      onChangePhone={events.onUsePhone}
      resendIn={resendIn}
      isBusy={isBusy}
      error={errors.code}
      consent={consent}
    />
  );
}

/** Sign-in and registration: by a code to the phone, or with a password. */
export function AuthDialog({ isOpen, onClose, ...forms }: AuthDialogProps) {
  const { step, errors, onUsePhone, onUsePassword } = forms;
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Вход или регистрация"
      description={
        step === 'password' ? 'Войдите с паролем, который задали в настройках.' : 'Пришлём код в СМС. Пароль не нужен.'
      }
    >
      <div className={styles.form}>
        <Segmented
          label="Как войти"
          options={ways}
          value={step === 'password' ? 'password' : 'phone'}
          onChange={(way) => (way === 'password' ? onUsePassword() : onUsePhone())}
        />
        {errors?.form && (
          <Notice tone="critical" isAnnounced>
            {errors.form}
          </Notice>
        )}
        <AuthForms {...forms} />
      </div>
    </ResponsiveDialog>
  );
}
