import { useId, type ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import type { FormProps } from '../../../forms/index.ts';
import * as styles from './SettingsForm.css.ts';

export interface SettingsSectionProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
  /** Of `useForm`. Without it there is no button: what is in the section saves itself. */
  form?: FormProps | undefined;
  /** @default 'Сохранить' */
  submitLabel?: string;
  isBusy?: boolean | undefined;
  /** Nothing has changed. */
  isDisabled?: boolean;
}

/** A titled part of the settings, saved by itself. */
export function SettingsSection(props: SettingsSectionProps) {
  const { title, text, children, form, submitLabel = 'Сохранить', isBusy = false, isDisabled = false } = props;
  const titleId = useId();
  const head = (
    <div>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.note}>{text}</p>}
    </div>
  );
  if (!form) {
    return (
      <section className={styles.section} aria-labelledby={titleId}>
        {head}
        {children}
      </section>
    );
  }
  return (
    <form {...form} className={styles.section} aria-labelledby={titleId}>
      {head}
      {children}
      <div className={styles.foot}>
        <Button type="submit" variant="tonal" isLoading={isBusy} loadingText="Сохраняем" isDisabled={isDisabled}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
