import type { LegalInfo } from '@vetka/domain/account';
import { sellerFormOptions } from '@vetka/domain/actor';
import { max, required } from '@vetka/domain/form';
import { useState } from 'react';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { requisite, RequisiteField } from '../../../components/RequisiteField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { useForm, type FormValidationError, type ServerErrors } from '../../../forms/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import * as styles from './SettingsForm.css.ts';

type Requisites = Pick<LegalInfo, 'subjectType' | 'name' | 'inn' | 'ogrn'>;

export interface RequisitesSectionProps {
  /** As they are saved; `null` while there are none. */
  requisites: Requisites | null;
  onSubmit: (requisites: Requisites) => void;
  /** What stands under the fields already; an application tells the first of it. */
  onInvalid?: ((error: FormValidationError) => void) | undefined;
  isBusy?: boolean | undefined;
  /** What the server did not accept, by field. */
  errors?: ServerErrors | null | undefined;
}

/** Limit of the contract, characters. */
const longest = 300;

const nothing: Requisites = { subjectType: 'LEGAL_SUBJECT', name: '', inn: '', ogrn: '' };

/** Requisites of an organisation or of a sole proprietor, for those who buy or sell as one. */
export function RequisitesSection({ requisites, onSubmit, onInvalid, isBusy, errors }: RequisitesSectionProps) {
  const [typed, setTyped] = useState(requisites ?? nothing);
  const isProprietor = typed.subjectType === 'SOLE_PROPRIETOR';
  const register = isProprietor ? 'ogrnip' : 'ogrn';
  const form = useForm({
    id: 'profile-requisites',
    values: typed,
    onChange: setTyped,
    rules: {
      name: [required, max(longest)],
      inn: [required, requisite('inn')],
      ogrn: [required, requisite(register)],
    },
    onSubmit: (values) => onSubmit({ ...values, name: values.name.trim() }),
    onInvalid,
    serverErrors: errors,
    isBusy,
  });
  return (
    <SettingsSection
      title="Реквизиты"
      text="Если вы покупаете или продаёте как организация или предприниматель."
      form={form.props}
      isBusy={isBusy}
    >
      <RadioGroup label="Форма" options={sellerFormOptions} {...form.choice('subjectType')} />
      <TextField
        label={isProprietor ? 'Фамилия, имя и отчество' : 'Название организации'}
        {...form.field('name')}
        autoComplete={isProprietor ? 'name' : 'organization'}
      />
      <div className={styles.fields}>
        <RequisiteField kind="inn" {...form.field('inn')} />
        <RequisiteField kind={register} {...form.field('ogrn')} />
      </div>
    </SettingsSection>
  );
}
