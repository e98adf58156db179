import { useId, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import * as styles from './SettingsForm.css.ts';

export interface SettingsSectionProps {
  title: string;
  text?: string | undefined;
  children: ReactNode;
  /** Saves the section. Without it there is no button: the fields save themselves. */
  onSubmit?: (() => void) | undefined;
  /** @default 'Сохранить' */
  submitLabel?: string;
  isBusy?: boolean | undefined;
  /** Nothing has changed. */
  isDisabled?: boolean;
}

/** A titled part of the settings, saved by itself. */
export function SettingsSection(props: SettingsSectionProps) {
  const { title, text, children, onSubmit, submitLabel = 'Сохранить', isBusy = false, isDisabled = false } = props;
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isDisabled && !isBusy) onSubmit?.();
  };
  return (
    <form className={styles.section} aria-labelledby={id} onSubmit={submit} noValidate>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {text && <p className={styles.note}>{text}</p>}
      </div>
      {children}
      {onSubmit && (
        <div className={styles.foot}>
          <Button type="submit" variant="tonal" isLoading={isBusy} loadingText="Сохраняем" isDisabled={isDisabled}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  );
}
