import { unwrap } from '@vetka/api-client/client';
import type { LegalSubjectType } from '@vetka/domain/actor';
import { sellerFormLabels, sellerFormRules, type Company, type OpeningSeller } from '@vetka/domain/opening';
import { isInn } from '@vetka/domain/requisites';
import { Button } from '@vetka/ui/Button';
import { CheckIcon } from '@vetka/ui/Icon';
import { Notice } from '@vetka/ui/Notice';
import { RequisiteField } from '@vetka/ui/RequisiteField';
import { Segmented } from '@vetka/ui/Segmented';
import { TextField } from '@vetka/ui/TextField';
import { useState, type FormEvent } from 'react';
import { useRevealInvalid } from '../../../shell/forms/useRevealInvalid.ts';
import * as styles from './opening.css.ts';
import { keepOpeningDraft } from './openingDraft.ts';
import { useSeller } from './useSeller.ts';
import { useStep } from './useStep.ts';

interface SellerStepProps {
  userId: number;
  saved: OpeningSeller | null;
  onSaved: () => void;
}

const forms = (['SOLE_PROPRIETOR', 'LEGAL_SUBJECT', 'INDIVIDUAL_SUBJECT'] as const).map((value) => ({
  value,
  label: sellerFormLabels[value],
}));

/** A number with a wrong check digit is explained by the field itself. */
const innError = (inn: string, isTried: boolean, error: string | undefined): string | undefined => {
  if (inn === '') return isTried ? 'Введите ИНН: 10 или 12 цифр' : undefined;
  return isInn(inn) ? error : undefined;
};

/** The seller: the ИНН fills in the rest when the state register knows it. */
export function SellerStep({ userId, saved, onSaved }: SellerStepProps) {
  const form = useSeller(userId, saved);
  const [isTried, setIsTried] = useState(false);
  const { save, isPending, fields, message } = useStep(
    (api, body: typeof form.seller) => unwrap(api.opening.seller({ body })),
    () => {
      keepOpeningDraft(userId, { seller: undefined });
      onSaved();
    },
  );
  const isClosed = form.company !== null && !form.company.isActive;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (Object.keys(form.errors).length === 0 && !isClosed && !isPending) save(form.seller);
  };
  const errors = isTried ? { ...fields, ...form.errors } : fields;
  const reveal = useRevealInvalid(isPending);
  return (
    <form className={styles.form} {...reveal} onSubmit={submit} noValidate>
      <RequisiteField
        kind="inn"
        label="ИНН"
        isRequired
        hint={form.isSearching ? 'Ищем в реестре…' : 'Остальное подставим из реестра'}
        value={form.typed.inn}
        onChange={(inn) => form.change({ inn })}
        error={innError(form.typed.inn, isTried, errors['inn'])}
      />
      {form.company && <Found company={form.company} />}
      {form.isTyped && <Typed form={form} errors={errors} />}
      {message && (
        <Notice tone="critical" isAnnounced>
          {message}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" size="l" isLoading={isPending} loadingText="Сохраняем" isDisabled={isClosed}>
          Дальше: магазин
        </Button>
      </div>
    </form>
  );
}

function Found({ company: { name, ogrn, since, city, isActive, subjectType } }: { company: Company }) {
  if (!isActive) {
    return (
      <Notice tone="critical" isAnnounced>
        {`${name}: в реестре отмечено, что деятельность прекращена. Проверьте ИНН.`}
      </Notice>
    );
  }
  const number = ogrn && `${subjectType === 'LEGAL_SUBJECT' ? 'ОГРН' : 'ОГРНИП'} ${ogrn}`;
  return (
    <div className={styles.found} role="status">
      <CheckIcon />
      <div>
        <b>{name}</b>
        <div>{[number, since && `действует с ${since} года`, city].filter(Boolean).join(', ')}</div>
      </div>
    </div>
  );
}

interface TypedProps {
  form: ReturnType<typeof useSeller>;
  errors: Readonly<Record<string, string>>;
}

function Typed({ form: { typed, change, isFallback }, errors }: TypedProps) {
  const isCompany = typed.subjectType === 'LEGAL_SUBJECT';
  return (
    <>
      <Notice>
        {isFallback
          ? 'Реестр сейчас не отвечает. Заполните реквизиты сами.'
          : 'В реестре такого ИНН нет: самозанятых в нём и не бывает. Заполните реквизиты сами.'}
      </Notice>
      <Segmented
        label="Кто продаёт"
        options={forms}
        value={typed.subjectType}
        onChange={(subjectType: LegalSubjectType) => change({ subjectType })}
      />
      <p className={styles.note}>{sellerFormRules[typed.subjectType]}</p>
      <TextField
        label={isCompany ? 'Название' : 'Фамилия, имя, отчество'}
        isRequired
        hint={isCompany ? 'Как в уставе: ООО «Мята и пион»' : undefined}
        value={typed.name}
        onChange={(name) => change({ name })}
        error={errors['name']}
      />
      {typed.subjectType !== 'INDIVIDUAL_SUBJECT' && (
        <div className={styles.pair}>
          <RequisiteField
            kind={isCompany ? 'ogrn' : 'ogrnip'}
            isRequired
            value={typed.ogrn}
            onChange={(ogrn) => change({ ogrn })}
            error={errors['ogrn']}
          />
          {isCompany && (
            <RequisiteField
              kind="kpp"
              isRequired
              value={typed.kpp}
              onChange={(kpp) => change({ kpp })}
              error={errors['kpp']}
            />
          )}
        </div>
      )}
    </>
  );
}
