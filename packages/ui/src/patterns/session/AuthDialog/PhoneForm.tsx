import type { FormEvent } from 'react';
import { Button } from '../../../components/Button/index.ts';
import { PhoneField } from '../../../components/PhoneField/index.ts';
import { ConsentCheckbox, type ConsentCheckboxProps } from '../ConsentCheckbox/index.ts';
import * as styles from './AuthDialog.css.ts';

export interface PhoneFormProps {
  phone: string;
  onPhone: (phone: string) => void;
  onSubmit: () => void;
  isBusy: boolean;
  error?: string | undefined;
  consent: ConsentCheckboxProps;
}

/** The first step: the number that the code goes to. */
export function PhoneForm({ phone, onPhone, onSubmit, isBusy, error, consent }: PhoneFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <PhoneField label="Телефон" value={phone} onChange={onPhone} error={error} name="phone" isRequired autoFocus />
      <ConsentCheckbox {...consent} />
      <Button type="submit" size="l" isFullWidth isLoading={isBusy} loadingText="Отправляем">
        Получить код
      </Button>
    </form>
  );
}
