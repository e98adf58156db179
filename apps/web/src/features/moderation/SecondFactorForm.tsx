import { Button } from '@vetka/ui/Button';
import { Inline } from '@vetka/ui/Inline';
import { TextField } from '@vetka/ui/TextField';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../shell/forms/useRevealInvalid.ts';
import * as styles from './moderation.css.ts';

interface SecondFactorFormProps {
  label: string;
  hint?: string;
  error: string | undefined;
  submitLabel: string;
  isPending: boolean;
  onSubmit: (code: string) => void;
}

/** A code of the application, or a recovery code. */
export function SecondFactorForm({ label, hint, error, submitLabel, isPending, onSubmit }: SecondFactorFormProps) {
  const [code, setCode] = useState('');
  const [isTried, setIsTried] = useState(false);
  const missing = code.replace(/[\s-]/g, '').length < 6 ? 'Введите шесть цифр из приложения' : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!missing && !isPending) onSubmit(code.trim());
  };
  const reveal = useRevealInvalid(isPending);
  return (
    <form className={styles.form} {...reveal} onSubmit={submit} noValidate>
      <TextField
        label={label}
        {...(hint && { hint })}
        value={code}
        onChange={setCode}
        autoComplete="one-time-code"
        error={(isTried && missing) || error}
      />
      <Inline>
        <Button type="submit" isLoading={isPending} loadingText="Проверяем">
          {submitLabel}
        </Button>
      </Inline>
    </form>
  );
}
