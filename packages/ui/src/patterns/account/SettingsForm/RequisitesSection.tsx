import type { LegalInfo } from '@vetka/domain/account';
import { sellerFormOptions } from '@vetka/domain/actor';
import { max, required } from '@vetka/domain/form';
import { useState } from 'react';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { requisite, RequisiteField } from '../../../components/RequisiteField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import { SettingsSection } from './SettingsSection.tsx';
import * as styles from './SettingsForm.css.ts';
import { useSectionForm, type SectionFormProps } from './useSectionForm.ts';

type Requisites = Pick<LegalInfo, 'subjectType' | 'name' | 'inn' | 'ogrn'>;

export interface RequisitesSectionProps extends SectionFormProps {
  /** The saved requisites; `null` if there are none. */
  requisites: Requisites | null;
  onSubmit: (requisites: Requisites) => void;
}

/** Maximum length from the contract. */
const longest = 300;

const nothing: Requisites = { subjectType: 'LEGAL_SUBJECT', name: '', inn: '', ogrn: '' };

const trimmed = (typed: Requisites): Requisites => ({ ...typed, name: typed.name.trim() });

const isSame = (one: Requisites, other: Requisites): boolean =>
  one.subjectType === other.subjectType && one.name === other.name && one.inn === other.inn && one.ogrn === other.ogrn;

/** Requisites of an organisation or a sole proprietor, for business customers and sellers. */
export function RequisitesSection({ requisites, onSubmit, ...state }: RequisitesSectionProps) {
  const [typed, setTyped] = useState(requisites ?? nothing);
  const isProprietor = typed.subjectType === 'SOLE_PROPRIETOR';
  const register = isProprietor ? 'ogrnip' : 'ogrn';
  const form = useSectionForm(
    {
      id: 'profile-requisites',
      values: typed,
      onChange: setTyped,
      rules: {
        name: [required, max(longest)],
        inn: [required, requisite('inn')],
        ogrn: [required, requisite(register)],
      },
      onSubmit: () => onSubmit(trimmed(typed)),
      isUnsaved: !isSame(trimmed(typed), requisites ?? nothing),
    },
    state,
  );
  return (
    <SettingsSection
      title="Реквизиты"
      text="Если вы покупаете или продаёте как организация или предприниматель."
      form={form.props}
      isBusy={state.isBusy}
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
