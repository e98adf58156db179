import { codeLength } from '@vetka/domain/session';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { CodeField } from '../../../components/CodeField/index.ts';
import { ConsentCheckbox } from '../ConsentCheckbox/index.ts';
import type { AuthFormProps } from './authForm.ts';
import * as styles from './AuthDialog.css.ts';

export interface CodeFormProps extends AuthFormProps {
  /** Where the code went, as a person reads it. */
  phone: string;
  onResend: () => void;
  /** Back to the number. */
  onChangePhone: () => void;
  /** Seconds until another code may be asked for. */
  resendIn: number;
  consentHref: string;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Resend({ resendIn, onResend }: Pick<CodeFormProps, 'resendIn' | 'onResend'>) {
  if (resendIn > 0) {
    // Not announced every second: the button that follows says enough.
    return <span className={styles.waiting}>Отправить ещё раз через {clock(resendIn)}</span>;
  }
  return (
    <button type="button" className={styles.textButton} onClick={onResend}>
      Отправить код ещё раз
    </button>
  );
}

/** The second step: the code of the message. The last digit sends it. */
export function CodeForm({ form, phone, onResend, onChangePhone, resendIn, isBusy, consentHref }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(function startInTheCode() {
    field.current?.focus();
  }, []);
  return (
    <form {...form.props} className={styles.form}>
      <div>
        <CodeField
          {...form.field('code')}
          ref={field}
          label="Код из СМС"
          hint={`Отправили на ${phone}`}
          onComplete={form.submit}
          length={codeLength}
          isDisabled={isBusy}
        />
        <div className={styles.sentTo}>
          <Resend resendIn={resendIn} onResend={onResend} />
          <button type="button" className={styles.textButton} onClick={onChangePhone}>
            Изменить номер
          </button>
        </div>
      </div>
      <ConsentCheckbox {...form.tick('consentVersion')} href={consentHref} />
      <Button type="submit" size="l" isFullWidth isLoading={isBusy} loadingText="Входим">
        Войти
      </Button>
    </form>
  );
}
