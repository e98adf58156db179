import { formatPhone } from '@vetka/domain/phone';
import { codeLength } from '@vetka/domain/session';
import { useEffect, useRef } from 'react';
import { CodeField } from '../../../components/CodeField/index.ts';
import type { FieldBinding } from '../../../forms/index.ts';
import * as styles from './CodeEntry.css.ts';

export interface CodeEntryProps {
  /** Of the form's field for the code. */
  field: FieldBinding<string>;
  /** The last digit has arrived. */
  onComplete: () => void;
  /** E.164, where the code went. */
  sentTo: string;
  /** Seconds until another code may be asked for; the app counts them down. */
  resendIn: number;
  onResend: () => void;
  /** Back to the number. */
  onChangePhone: () => void;
  isBusy?: boolean;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Resend({ resendIn, onResend }: Pick<CodeEntryProps, 'resendIn' | 'onResend'>) {
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

/** The code of a message to a phone, and the ways out when it does not come. It takes the focus when it appears. */
export function CodeEntry({ field, onComplete, sentTo, isBusy = false, onChangePhone, ...resend }: CodeEntryProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(function startInTheCode() {
    input.current?.focus();
  }, []);
  return (
    <div>
      <CodeField
        {...field}
        ref={input}
        label="Код из СМС"
        hint={`Отправили на ${formatPhone(sentTo)}`}
        onComplete={onComplete}
        length={codeLength}
        isDisabled={isBusy}
      />
      <div className={styles.sentTo}>
        <Resend {...resend} />
        <button type="button" className={styles.textButton} onClick={onChangePhone}>
          Изменить номер
        </button>
      </div>
    </div>
  );
}
