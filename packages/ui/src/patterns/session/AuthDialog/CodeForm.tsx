import { Button } from '../../../components/Button/index.ts';
import { CodeEntry } from '../CodeEntry/index.ts';
import type { AuthFormProps } from './authForm.ts';
import * as styles from './AuthDialog.css.ts';

export interface CodeFormProps extends AuthFormProps {
  /** E.164, where the code was sent. */
  sentTo: string;
  onResend: () => void;
  /** Goes back to the number. */
  onChangePhone: () => void;
  /** Seconds until another code can be requested. */
  resendIn: number;
}

/** The second step: the SMS code. Its last digit submits it. */
export function CodeForm({ form, isLoading, ...entry }: CodeFormProps) {
  return (
    <form {...form.props} className={styles.form}>
      <CodeEntry {...entry} field={form.field('code')} onComplete={form.submit} isLoading={isLoading} />
      <Button type="submit" size="l" isFullWidth isLoading={isLoading} loadingText="Входим">
        Войти
      </Button>
    </form>
  );
}
