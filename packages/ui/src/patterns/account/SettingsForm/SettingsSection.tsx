import { useId, type ReactNode } from 'react';
import { Button } from '../../../components/Button/index.ts';
import type { FormProps } from '../../../forms/index.ts';
import * as styles from './SettingsForm.css.ts';

export interface SettingsSectionProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
  /** From `useForm`. Without it there is no submit button: the controls save their values themselves. */
  form?: FormProps | undefined;
  /** Anchor for links to the section; a form has its own. */
  id?: string | undefined;
  /** @default 'Сохранить' */
  submitLabel?: string | undefined;
  /** A verb. @default 'Сохраняем' */
  busyLabel?: string | undefined;
  isLoading?: boolean | undefined;
  /** The values are unchanged. */
  isDisabled?: boolean | undefined;
  /** Content beside the button, such as a back link. */
  actions?: ReactNode;
}

/** A titled section of the settings that is saved separately. */
export function SettingsSection(props: SettingsSectionProps) {
  const { title, text, children, form, id } = props;
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
      <section id={id} className={styles.section} aria-labelledby={titleId}>
        {head}
        {children}
      </section>
    );
  }
  return (
    <form {...form} className={styles.section} aria-labelledby={titleId}>
      {head}
      {children}
      <SectionFoot {...props} />
    </form>
  );
}

function SectionFoot({
  submitLabel = 'Сохранить',
  busyLabel = 'Сохраняем',
  isLoading = false,
  isDisabled = false,
  actions,
}: SettingsSectionProps) {
  return (
    <div className={styles.foot}>
      <Button type="submit" variant="tonal" isLoading={isLoading} loadingText={busyLabel} isDisabled={isDisabled}>
        {submitLabel}
      </Button>
      {actions}
    </div>
  );
}
