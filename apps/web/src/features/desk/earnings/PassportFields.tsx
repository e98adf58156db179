import { passportAges, type SellerPassport } from '@vetka/domain/payout';
import { DatePicker } from '@vetka/ui/DatePicker';
import { Notice } from '@vetka/ui/Notice';
import { TextField } from '@vetka/ui/TextField';
import * as styles from './money.css.ts';

interface PassportFieldsProps {
  passport: SellerPassport;
  /** By field, as `passport.series`. */
  errors: Readonly<Record<string, string>>;
  onChange: (name: keyof SellerPassport, text: string) => void;
}

/** The passport of the seller, for a bank that pays people only with it. */
export default function PassportFields({ passport, errors, onChange }: PassportFieldsProps) {
  const text = (name: keyof SellerPassport) => ({
    value: passport[name],
    onChange: (value: string) => onChange(name, value),
    error: errors[`passport.${name}`],
    isRequired: true,
    autoComplete: 'off',
  });
  const day = (name: 'issuedOn' | 'birthDate') => ({
    value: passport[name] || null,
    onChange: (value: string | null) => onChange(name, value ?? ''),
    error: errors[`passport.${name}`],
    isRequired: true,
  });
  return (
    <>
      <h3 className={styles.subtitle}>Паспорт продавца</h3>
      <Notice title="Банк платит людям только с паспортом">
        Передадим эти данные банку и удалим, как только он их проверит. Показать их не сможет никто, даже мы.
      </Notice>
      <div className={styles.pair}>
        <TextField label="Серия" inputMode="numeric" hint="Четыре цифры" {...text('series')} />
        <TextField label="Номер" inputMode="numeric" hint="Шесть цифр" {...text('number')} />
        <DatePicker label="Дата выдачи" hint="Например, 30.06.2012" {...day('issuedOn')} />
        <TextField label="Код подразделения" inputMode="numeric" hint="Например, 770-001" {...text('issuerCode')} />
      </div>
      <DatePicker label="Дата рождения" hint={`Продавать можно с ${passportAges.seller} лет`} {...day('birthDate')} />
      <TextField label="Место рождения" hint="Как в паспорте" {...text('birthPlace')} />
      <TextField label="Адрес регистрации" hint="С индексом, как в паспорте" {...text('address')} />
    </>
  );
}
