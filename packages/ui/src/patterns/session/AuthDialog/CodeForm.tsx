import { codeLength } from '@vetka/domain/session';
import { useEffect, useRef, type FormEvent } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { CodeField } from '../../../components/CodeField/index.ts';
import { ConsentCheckbox, type ConsentCheckboxProps } from '../ConsentCheckbox/index.ts';
import * as styles from './AuthDialog.css.ts';

export interface CodeFormProps {
  /** Where the code went, as a person reads it. */
  phone: string;
  code: string;
  onCode: (code: string) => void;
  onSubmit: (code: string) => void;
  onResend: () => void;
  /** Back to the number. */
  onChangePhone: () => void;
  /** Seconds until another code may be asked for. */
  resendIn: number;
  isBusy: boolean;
  error?: string | undefined;
  consent: ConsentCheckboxProps;
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
export function CodeForm(props: CodeFormProps) {
  const { phone, code, onCode, onSubmit, onResend, onChangePhone, resendIn, isBusy, error, consent } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(function startInTheCode() {
    field.current?.focus();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(code);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        <CodeField
          ref={field}
          label="Код из СМС"
          hint={`Отправили на ${phone}`}
          value={code}
          onChange={onCode}
          onComplete={onSubmit}
          length={codeLength}
          error={error}
          isDisabled={isBusy}
        />
        <div className={styles.sentTo}>
          <Resend resendIn={resendIn} onResend={onResend} />
          <button type="button" className={styles.textButton} onClick={onChangePhone}>
            Изменить номер
          </button>
        </div>
      </div>
      <ConsentCheckbox {...consent} />
      <Button
        type="submit"
        size="l"
        isFullWidth
        isDisabled={code.length < codeLength}
        isLoading={isBusy}
        loadingText="Входим"
      >
        Войти
      </Button>
    </form>
  );
}
