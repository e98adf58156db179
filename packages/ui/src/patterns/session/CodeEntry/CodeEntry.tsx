import { formatPhone } from '@vetka/domain/phone';
import { codeLength } from '@vetka/domain/session';
import { useEffect, useRef } from 'react';
import { CodeField } from '../../../components/CodeField/index.ts';
import type { FieldBinding } from '../../../forms/index.ts';
import * as styles from './CodeEntry.css.ts';

export interface CodeEntryProps {
  /** From the form's code field. */
  field: FieldBinding<string>;
  /** The last digit has been entered. */
  onComplete: () => void;
  /** E.164, where the code was sent. */
  sentTo: string;
  /** Seconds until another code can be requested; the app counts down. */
  resendIn: number;
  onResend: () => void;
  /** Goes back to the number. */
  onChangePhone: () => void;
  isLoading?: boolean | undefined;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

function Resend({ resendIn, onResend }: Pick<CodeEntryProps, 'resendIn' | 'onResend'>) {
  if (resendIn > 0) {
    // Not announced every second: the button that replaces it is enough.
    return <span className={styles.waiting}>Отправить ещё раз через {clock(resendIn)}</span>;
  }
  return (
    <button type="button" className={styles.textButton} onClick={onResend}>
      Отправить код ещё раз
    </button>
  );
}

/** The SMS code, with options for when it does not arrive. Takes the focus on mount. */
export function CodeEntry({ field, onComplete, sentTo, isLoading = false, onChangePhone, ...resend }: CodeEntryProps) {
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
        isDisabled={isLoading}
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
