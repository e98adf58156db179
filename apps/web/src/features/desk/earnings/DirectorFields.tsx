import type { CompanyDirector } from '@vetka/domain/payout';
import { PhoneField } from '@vetka/ui/PhoneField';
import { TextField } from '@vetka/ui/TextField';
import * as styles from './money.css.ts';

interface DirectorFieldsProps {
  director: CompanyDirector;
  /** By field, as `director.phone`. */
  errors: Readonly<Record<string, string>>;
  onChange: (name: keyof CompanyDirector, text: string) => void;
}

/** The director of a company, for a bank that wants to know who signs for it. */
export default function DirectorFields({ director, errors, onChange }: DirectorFieldsProps) {
  const field = (name: keyof CompanyDirector) => ({
    value: director[name],
    onChange: (text: string) => onChange(name, text),
    error: errors[`director.${name}`],
    isRequired: true,
    autoComplete: 'off',
  });
  return (
    <>
      <h3 className={styles.subtitle}>Руководитель компании</h3>
      <p className={styles.note}>
        Кто подписывает документы без доверенности, как в выписке из ЕГРЮЛ. Передадим эти данные банку и удалим, как
        только он ответит.
      </p>
      <div className={styles.pair}>
        <TextField label="Фамилия" {...field('lastName')} />
        <TextField label="Имя" {...field('firstName')} />
      </div>
      <PhoneField label="Телефон" hint="На случай, если банку понадобится уточнить" {...field('phone')} />
    </>
  );
}
