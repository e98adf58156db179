import { Button } from '../../../components/Button/index.ts';
import { CodeEntry } from '../CodeEntry/index.ts';
import { ConsentCheckbox } from '../ConsentCheckbox/index.ts';
import type { AuthFormProps } from './authForm.ts';
import * as styles from './AuthDialog.css.ts';

export interface CodeFormProps extends AuthFormProps {
  /** E.164, where the code went. */
  sentTo: string;
  onResend: () => void;
  /** Back to the number. */
  onChangePhone: () => void;
  /** Seconds until another code may be asked for. */
  resendIn: number;
  consentHref: string;
}

/** The second step: the code of the message. The last digit sends it. */
export function CodeForm({ form, isBusy, consentHref, ...entry }: CodeFormProps) {
  return (
    <form {...form.props} className={styles.form}>
      <CodeEntry {...entry} field={form.field('code')} onComplete={form.submit} isBusy={isBusy} />
      <ConsentCheckbox {...form.tick('consentVersion')} href={consentHref} />
      <Button type="submit" size="l" isFullWidth isLoading={isBusy} loadingText="Входим">
        Войти
      </Button>
    </form>
  );
}
