import type { LegalInfo } from '@vetka/domain/account';
import { sellerFormOptions } from '@vetka/domain/actor';
import { max, required } from '@vetka/domain/form';
import { useState } from 'react';
import { RadioGroup } from '../../../components/RadioGroup/index.ts';
import { requisite, RequisiteField } from '../../../components/RequisiteField/index.ts';
import { TextField } from '../../../components/TextField/index.ts';
import type { Form } from '../../../forms/index.ts';
import * as styles from './SettingsForm.css.ts';
import { useSectionForm, type SectionFormProps } from './useSectionForm.ts';

/** Requisites that a person types. */
export type Requisites = Pick<LegalInfo, 'subjectType' | 'name' | 'inn' | 'ogrn' | 'kpp'>;

/** Maximum length from the contract. */
const longest = 300;

const nothing: Requisites = { subjectType: 'LEGAL_SUBJECT', name: '', inn: '', ogrn: '', kpp: '' };

/** Only an organisation has a КПП. */
const cleaned = (typed: Requisites): Requisites => ({
  ...typed,
  name: typed.name.trim(),
  kpp: typed.subjectType === 'LEGAL_SUBJECT' ? typed.kpp : '',
});

const fields = Object.keys(nothing) as (keyof Requisites)[];

const isSame = (one: Requisites, other: Requisites): boolean => fields.every((field) => one[field] === other[field]);

const registerOf = ({ subjectType }: Requisites) => (subjectType === 'SOLE_PROPRIETOR' ? 'ogrnip' : 'ogrn');

interface RequisitesFormOptions extends SectionFormProps {
  id: string;
  /** The saved requisites; `null` if there are none. */
  requisites: Requisites | null;
  onSubmit: (requisites: Requisites) => void;
}

/** The state of a form with requisites. */
export function useRequisitesForm({ id, requisites, onSubmit, ...state }: RequisitesFormOptions): Form<Requisites> {
  const [typed, setTyped] = useState(requisites ?? nothing);
  return useSectionForm(
    {
      id,
      values: typed,
      onChange: setTyped,
      rules: {
        name: [required, max(longest)],
        inn: [required, requisite('inn')],
        ogrn: [required, requisite(registerOf(typed))],
        kpp: typed.subjectType === 'LEGAL_SUBJECT' ? [required, requisite('kpp')] : [],
      },
      onSubmit: () => onSubmit(cleaned(typed)),
      isUnsaved: !isSame(cleaned(typed), requisites ?? nothing),
    },
    state,
  );
}

/** The legal form, the name and the registration numbers of an organisation or a sole proprietor. */
export function RequisitesFields({ form }: { form: Form<Requisites> }) {
  const subjectType = form.choice('subjectType');
  const isProprietor = subjectType.value === 'SOLE_PROPRIETOR';
  return (
    <>
      <RadioGroup label="Форма" options={sellerFormOptions} {...subjectType} />
      <TextField
        label={isProprietor ? 'Фамилия, имя и отчество' : 'Название организации'}
        {...form.field('name')}
        autoComplete={isProprietor ? 'name' : 'organization'}
      />
      <div className={styles.fields}>
        <RequisiteField kind="inn" {...form.field('inn')} />
        {!isProprietor && <RequisiteField kind="kpp" {...form.field('kpp')} />}
        <RequisiteField kind={isProprietor ? 'ogrnip' : 'ogrn'} {...form.field('ogrn')} />
      </div>
    </>
  );
}
