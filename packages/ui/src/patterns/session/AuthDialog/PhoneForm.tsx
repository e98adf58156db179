import { Button } from '../../../components/Button/index.ts';
import { PhoneField } from '../../../components/PhoneField/index.ts';
import { ConsentCheckbox } from '../ConsentCheckbox/index.ts';
import type { AuthFormProps } from './authForm.ts';
import * as styles from './AuthDialog.css.ts';

/** The first step: the number that the code is sent to. */
export function PhoneForm({ form, isLoading, consentHref }: AuthFormProps & { consentHref: string }) {
  return (
    <form {...form.props} className={styles.form}>
      <PhoneField label="Телефон" {...form.field('phone')} autoFocus />
      <ConsentCheckbox {...form.tick('hasConsent')} href={consentHref} />
      <Button type="submit" size="l" isFullWidth isLoading={isLoading} loadingText="Отправляем">
        Получить код
      </Button>
    </form>
  );
}
