import { pagePath } from '@vetka/domain/path';
import { useRef, useState } from 'react';
import { Notice } from '../../../components/Notice/index.ts';
import { ResponsiveDialog } from '../../../components/ResponsiveDialog/index.ts';
import { Segmented } from '../../../components/Segmented/index.ts';
import { useForm, type Form, type FormValidationError, type ServerErrors } from '../../../forms/index.ts';
import { authRules, nothingTyped, type AuthStep, type AuthValues } from './authForm.ts';
import { CodeForm } from './CodeForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import * as styles from './AuthDialog.css.ts';

export interface AuthDialogProps {
  isOpen: boolean;
  onClose: () => void;
  step: AuthStep;
  /** E.164, where the code was sent. */
  sentTo?: string | undefined;
  /** Seconds until another code can be requested; the app counts down. @default 0 */
  resendIn?: number | undefined;
  isLoading?: boolean | undefined;
  /** Server errors: `phone`, `code`, `login`, `password`, `hasConsent`. */
  errors?: ServerErrors | null | undefined;
  /** An error that belongs to no field. */
  notice?: string | undefined;
  /** Errors already shown under the fields; the application reports the first one. */
  onInvalid?: ((error: FormValidationError) => void) | undefined;
  onSendPhone: (phone: string) => void;
  /** `hasConsent`: the consent was given at the first step; an account is created only with it. */
  onSendCode: (code: string, hasConsent: boolean) => void;
  onResend: () => void;
  onSendPassword: (login: string, password: string) => void;
  onUsePhone: () => void;
  onUsePassword: () => void;
  /** @default '/docs/consent-registration' */
  consentHref?: string | undefined;
}

const ways = [
  { value: 'phone', label: 'По телефону' },
  { value: 'password', label: 'С паролем' },
] as const;

type AuthFormsProps = Omit<AuthDialogProps, 'isOpen' | 'onClose' | 'notice'> & { form: Form<AuthValues> };

/** One form for all steps: it submits the current step and survives closing the dialog. */
function useAuthForm({ step, sentTo = '', isLoading, errors, onInvalid, ...events }: AuthDialogProps) {
  const [typed, setTyped] = useState({ ...nothingTyped, phone: sentTo });
  const send: Record<AuthStep, (values: AuthValues) => void> = {
    phone(values) {
      // Another code has been requested: clear the field.
      setTyped({ ...values, code: '' });
      events.onSendPhone(values.phone);
    },
    code: ({ code, hasConsent }) => events.onSendCode(code, hasConsent),
    password: ({ login, password }) => events.onSendPassword(login.trim(), password),
  };
  return useForm({
    id: 'sign-in',
    values: typed,
    onChange: setTyped,
    rules: authRules[step],
    onSubmit: send[step],
    onInvalid,
    serverErrors: errors,
    isLoading,
  });
}

function AuthForms({
  consentHref = pagePath('/docs/$document', { document: 'consent-registration' }),
  ...props
}: AuthFormsProps) {
  const { form, step, sentTo = '', resendIn = 0, isLoading = false, onResend, onUsePhone } = props;
  if (step === 'password') return <PasswordForm form={form} isLoading={isLoading} />;
  if (step === 'phone') return <PhoneForm form={form} isLoading={isLoading} consentHref={consentHref} />;
  return (
    <CodeForm
      form={form}
      sentTo={sentTo || form.values.phone}
      onResend={onResend}
      onChangePhone={onUsePhone}
      resendIn={resendIn}
      isLoading={isLoading}
    />
  );
}

/** Sign-in and registration: by an SMS code or a password. */
export function AuthDialog(props: AuthDialogProps) {
  const { isOpen, onClose, notice, ...forms } = props;
  const { step, onUsePhone, onUsePassword } = forms;
  const form = useAuthForm(props);
  const fields = useRef<HTMLDivElement>(null);
  return (
    <ResponsiveDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Вход или регистрация"
      initialFocus={fields}
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
        {notice && (
          <Notice tone="critical" isAnnounced>
            {notice}
          </Notice>
        )}
        <div ref={fields}>
          <AuthForms {...forms} form={form} />
        </div>
      </div>
    </ResponsiveDialog>
  );
}
